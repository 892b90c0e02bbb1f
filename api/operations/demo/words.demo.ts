// Long because all that the demo salon says of itself is here in two languages.
import type { categories, services, ServiceName } from './catalogue.demo.js';
import type { MemberName } from './staff.demo.js';

/** Maison Vera's languages apart from English. */
export const translatedInto = ['pt', 'ar'] as const;
type InBoth<Texts> = Record<(typeof translatedInto)[number], Texts>;

type Category = (typeof categories)[number]['slug'];
type AddOn = (typeof services)[ServiceName]['addOns'][number]['title'];

const both = (pt: string, ar: string): InBoth<string> => ({ pt, ar });

export const categoryWords: Record<Category, InBoth<string>> = {
  hair: both('Cabelo', 'الشعر'),
  nails: both('Unhas', 'الأظافر'),
  'make-up': both('Maquilhagem', 'المكياج'),
  skin: both('Pele', 'البشرة'),
  brows: both('Sobrancelhas e pestanas', 'الحواجب والرموش'),
  massage: both('Massagem e corpo', 'المساج والجسم'),
};

interface ServiceText {
  title: string;
  description: string;
  steps?: string;
  aftercare?: string;
}

export const serviceWords: Record<ServiceName, InBoth<ServiceText>> = {
  haircut: {
    pt: {
      title: 'Corte e penteado',
      description: 'Uma conversa, uma lavagem, um corte pensado para o seu cabelo e um acabamento suave.',
      steps:
        'Vemos o seu cabelo seco e falamos de como o usa.\nUma lavagem, com uma curta massagem na cabeça.\nO corte, visto consigo ao espelho.\nSecamos e penteamos, e mostramos como fazer em casa.',
      aftercare:
        'Uma gota de óleo nos comprimentos mantém as pontas macias. A forma dura cerca de seis semanas.',
    },
    ar: {
      title: 'قص وتصفيف',
      description: 'استشارة وغسيل وقصّة تناسب شعرك، ثم لمسة أخيرة ناعمة.',
      steps:
        'ننظر إلى شعرك وهو جاف ونتحدث عن طريقة تصفيفك له.\nغسيل مع تدليك قصير للرأس.\nالقص، ونراجعه معك في المرآة.\nنجففه ونصففه، ونريك كيف تفعلين ذلك في المنزل.',
      aftercare: 'قطرة زيت على أطراف الشعر تبقيها ناعمة. تدوم القصّة نحو ستة أسابيع.',
    },
  },
  balayage: {
    pt: {
      title: 'Balayage',
      description:
        'Luzes pintadas à mão, que crescem sem marcar. Aplicamos, deixamos a cor atuar enquanto lê com um café, depois enxaguamos, matizamos e penteamos. Cabelo comprido ou muito escuro pode demorar e custar mais.',
    },
    ar: {
      title: 'بالاياج',
      description:
        'خصلات مضيئة مرسومة باليد تنمو دون خط فاصل. نضع اللون ونتركه يتفاعل بينما تقرئين مع فنجان قهوة، ثم نشطف ونضبط الدرجة ونصفف. الشعر الطويل أو الداكن جدًا قد يحتاج إلى وقت وتكلفة أكثر.',
    },
  },
  blowDry: {
    pt: {
      title: 'Brushing',
      description: 'Lavagem, brushing com escova redonda e um toque leve de laca.',
    },
    ar: {
      title: 'سشوار',
      description: 'غسيل وتجفيف بالفرشاة الدائرية ورذاذ تثبيت خفيف.',
    },
  },
  keratin: {
    pt: {
      title: 'Tratamento de queratina',
      description:
        'Alisa o frisado e encurta as suas manhãs até quatro meses. O tratamento é aplicado a pincel, repousa e é selado madeixa a madeixa com a placa; conte não lavar o cabelo durante dois dias.',
    },
    ar: {
      title: 'علاج بالكيراتين',
      description:
        'ينعّم الشعر المجعد ويختصر صباحاتك حتى أربعة أشهر. يُوضع العلاج بالفرشاة ويُترك ليرتاح، ثم يُثبَّت خصلة خصلة بالمكواة؛ يُرجى عدم غسل الشعر لمدة يومين.',
    },
  },
  manicure: {
    pt: {
      title: 'Manicura com verniz gel',
      description: 'Forma, cuidado das cutículas e uma cor em gel que mantém o brilho duas semanas.',
    },
    ar: {
      title: 'مانيكير جل',
      description: 'تشكيل الأظافر والعناية بالجلد حولها ولون جل يحافظ على لمعانه أسبوعين.',
    },
  },
  pedicure: {
    pt: {
      title: 'Pedicura spa',
      description:
        'Um banho quente de pés com pétalas, uma esfoliação, trabalho cuidado em calcanhares e unhas e uma massagem até ao joelho. O verniz é à sua escolha, ou nenhum.',
    },
    ar: {
      title: 'باديكير سبا',
      description:
        'حمّام دافئ للقدمين مع بتلات الورد، وتقشير، وعناية متأنية بالكعبين والأظافر، ومساج حتى الركبة. اختيار الطلاء لك، أو من دونه.',
    },
  },
  bridal: {
    pt: {
      title: 'Maquilhagem de noiva',
      description:
        'Maquilhagem que dura da primeira fotografia à última dança, com preparação da pele e um pequeno estojo para retoques. Aconselhamos uma prova duas a quatro semanas antes do dia.',
    },
    ar: {
      title: 'مكياج العروس',
      description:
        'مكياج يدوم من الصورة الأولى إلى الرقصة الأخيرة، مع تحضير البشرة وحقيبة صغيرة للتعديلات. ننصح بجلسة تجربة قبل الموعد بأسبوعين إلى أربعة أسابيع.',
    },
  },
  evening: {
    pt: {
      title: 'Maquilhagem de noite',
      description:
        'Um visual completo para um jantar, um palco ou uma câmara, tão discreto ou tão ousado como preferir.',
    },
    ar: {
      title: 'مكياج سهرة',
      description: 'إطلالة كاملة لعشاء أو مسرح أو كاميرا، هادئة أو جريئة كما ترغبين.',
    },
  },
  facial: {
    pt: {
      title: 'Tratamento de rosto da casa',
      description:
        'Dupla limpeza, esfoliação suave, massagem e uma máscara escolhida no dia para a sua pele. Descansa enquanto a máscara atua; terminamos com sérum, creme e proteção solar.',
    },
    ar: {
      title: 'عناية الوجه المميزة',
      description:
        'تنظيف مزدوج وتقشير لطيف ومساج وقناع نختاره لبشرتك في اليوم نفسه. ترتاحين بينما يعمل القناع، ونختم بالسيروم والكريم وواقي الشمس.',
    },
  },
  browLash: {
    pt: {
      title: 'Lifting de sobrancelhas e pestanas',
      description:
        'Sobrancelhas desenhadas e pintadas, pestanas levantadas da raiz: seis semanas sem máscara de pestanas.',
    },
    ar: {
      title: 'رفع الحواجب والرموش',
      description: 'تحديد الحواجب وصبغها ورفع الرموش من الجذور: ستة أسابيع من دون ماسكارا.',
    },
  },
  waxing: {
    pt: {
      title: 'Depilação com cera',
      description: 'Cera morna de mel para pernas, braços ou axilas, com um óleo calmante no fim.',
    },
    ar: {
      title: 'إزالة الشعر بالشمع',
      description: 'شمع عسل دافئ للساقين أو الذراعين أو الإبطين، ثم زيت مهدئ.',
    },
  },
  massage: {
    pt: {
      title: 'Massagem com pedras quentes',
      description:
        'Pedras de basalto aquecidas em água, óleo de amêndoas e movimentos lentos e firmes nas costas, nos ombros e nas pernas. Ao marcar, diga-nos se tem lesões ou está grávida, e adaptamos a hora a si.',
    },
    ar: {
      title: 'مساج الأحجار الساخنة',
      description:
        'أحجار بازلت مدفأة بالماء وزيت اللوز وحركات بطيئة ثابتة للظهر والكتفين والساقين. أخبرينا عند الحجز بأي إصابة أو حمل، وسنجعل الساعة مناسبة لك.',
    },
  },
};

export const addOnWords: Record<AddOn, InBoth<string>> = {
  'Deep-conditioning mask': both('Máscara de hidratação profunda', 'قناع ترطيب عميق'),
  'Scalp massage': both('Massagem capilar', 'مساج فروة الرأس'),
  'Gloss toner': both('Banho de brilho', 'تونر لمعان'),
  'Bond-repair treatment': both('Tratamento reparador da fibra', 'علاج لترميم الشعر'),
  'Waves with the iron': both('Ondas com ferro', 'تمويج بالمكواة'),
  'Removal of old gel': both('Remoção do gel antigo', 'إزالة الجل القديم'),
  'Nail art on two nails': both('Nail art em duas unhas', 'رسم على ظفرين'),
  'Gel polish': both('Verniz gel', 'طلاء جل'),
  'Strip or cluster lashes': both('Pestanas em tira ou em tufos', 'رموش شريط أو خصل'),
  'Trial in the same visit': both('Prova na mesma visita', 'تجربة في الزيارة نفسها'),
  'LED light therapy': both('Terapia de luz LED', 'علاج بضوء LED'),
  'Lash tint': both('Coloração de pestanas', 'صبغ الرموش'),
  'Full legs': both('Pernas inteiras', 'الساقان كاملتان'),
  'Bikini line': both('Virilhas', 'خط البيكيني'),
  'Half an hour longer': both('Mais meia hora', 'نصف ساعة إضافية'),
};

export const memberWords: Record<MemberName, InBoth<{ role: string; introduction: string }>> = {
  vera: {
    pt: {
      role: 'Fundadora e cabeleireira',
      introduction:
        'Abriu o salão com duas cadeiras e uma chaleira emprestada. Corta cabelo comprido para que ganhe movimento, e ainda varre o chão no fim.',
    },
    ar: {
      role: 'المؤسسة ومصففة شعر',
      introduction:
        'افتتحت الصالون بكرسيين وإبريق مستعار. تقص الشعر الطويل ليتحرك بحرية، وما زالت تكنس مكانها بنفسها.',
    },
  },
  amara: {
    pt: {
      role: 'Especialista em cor',
      introduction:
        'Formou-se em Lisboa e em Acra e mistura cada tom à mão. Os caracóis são bem-vindos e têm o tempo de que precisam.',
    },
    ar: {
      role: 'خبيرة ألوان',
      introduction: 'تدربت في لشبونة وأكرا، وتمزج كل درجة بيدها. الشعر المجعد مرحب به ويأخذ وقته كاملًا.',
    },
  },
  helena: {
    pt: {
      role: 'Cabeleireira sénior',
      introduction:
        'Trinta anos de cortes bob, franjas e bons conselhos. As clientes habituais marcam o ano inteiro em janeiro.',
    },
    ar: {
      role: 'مصففة شعر أولى',
      introduction: 'ثلاثون عامًا من قصّات البوب والغرّات والنصائح الطيبة. زبوناتها يحجزن العام كله في يناير.',
    },
  },
  tomas: {
    pt: {
      role: 'Barbeiro e cabeleireiro',
      introduction:
        'Cabelo curto, degradês e barbas, sempre ao minuto. Só fala de futebol quando lhe perguntam.',
    },
    ar: {
      role: 'حلاق ومصفف شعر',
      introduction:
        'الشعر القصير والتدريج واللحى، وفي الدقيقة المحددة دائمًا. لا يتحدث عن كرة القدم إلا إذا سُئل.',
    },
  },
  zainab: {
    pt: {
      role: 'Maquilhadora',
      introduction:
        'Dez anos nos bastidores de desfiles, agora mais feliz com noivas. Acerta em todos os subtons e traz lenços de papel.',
    },
    ar: {
      role: 'فنانة مكياج',
      introduction:
        'عشرة أعوام خلف كواليس عروض الأزياء، وأسعد أيامها الآن مع العرائس. تجد لكل بشرة درجتها، والمناديل معها.',
    },
  },
  orla: {
    pt: {
      role: 'Artista de unhas',
      introduction: 'Mão firme, riso alto. Pinta folhas, linhas e gatos muito pequenos.',
    },
    ar: {
      role: 'فنانة أظافر',
      introduction: 'يد ثابتة وضحكة عالية. ترسم أوراق الشجر والخطوط وقططًا صغيرة جدًا.',
    },
  },
  mei: {
    pt: {
      role: 'Especialista em sobrancelhas e pestanas',
      introduction:
        'Desenha o mapa da sobrancelha antes de lhe dar forma. Trabalha em silêncio se quiser dormir, e há muito quem queira.',
    },
    ar: {
      role: 'خبيرة حواجب ورموش',
      introduction: 'ترسم الحاجب قبل أن تشكّله. تعمل بصمت لمن تود أن تنام، وكثيرات يفعلن.',
    },
  },
  nala: {
    pt: {
      role: 'Especialista em tranças e texturas',
      introduction:
        'Box braids, cornrows e tudo o que protege o cabelo natural. Uma parte da semana ensina quem vem a seguir.',
    },
    ar: {
      role: 'خبيرة ضفائر وشعر طبيعي',
      introduction:
        'ضفائر صندوقية وضفائر ملتصقة وكل ما يحمي الشعر الطبيعي. وتعلّم الجيل القادم جزءًا من الأسبوع.',
    },
  },
  ines: {
    pt: {
      role: 'Terapeuta de massagem e pele',
      introduction:
        'Fisioterapeuta de formação. Encontra o nó de que já se tinha esquecido e diz-lhe como o manter longe.',
    },
    ar: {
      role: 'معالجة مساج وبشرة',
      introduction: 'درست العلاج الطبيعي. تجد العقدة التي نسيتِها وتخبرك كيف تبقينها بعيدة.',
    },
  },
};

/** In portfolio order. The subtitle above each one defaults to the English one. */
export const lookWords: readonly InBoth<{ title: string; subtitle: string; description: string }>[] = [
  look(
    'Chichén Itzá',
    'Uma trança comprida com jade e latão, nas cores da pirâmide de degraus ao meio-dia.',
    'تشيتشن إيتزا',
    'ضفيرة طويلة باليشم والنحاس، بألوان الهرم المدرج عند الظهيرة.',
  ),
  look(
    'Coliseu de Roma',
    'Um apanhado entrançado com louros de latão, quente como arcos de terracota.',
    'كولوسيوم روما',
    'شعر مرفوع بالضفائر مع إكليل من أوراق نحاسية، دافئ كأقواس الطين المحروق.',
  ),
  look(
    'Grande Pirâmide de Gizé',
    'Um bob preto cortado a direito, com contas de latão e ouro nas pálpebras. Desenhámos as duas imagens, antes e depois.',
    'هرم الجيزة الأكبر',
    'قصّة بوب سوداء مستقيمة، مع خرز نحاسي وذهب على الجفون. رسمنا الصورتين، قبل وبعد.',
  ),
  look(
    'São Francisco',
    'Ondas cor de laranja internacional que saem do nevoeiro.',
    'سان فرانسيسكو',
    'موجات برتقالية كلون الجسر تخرج من الضباب.',
  ),
  look(
    'São Francisco',
    'Um bob rosa pastel, pintado como as casas da colina. Desenhámos as duas imagens, antes e depois.',
    'سان فرانسيسكو',
    'قصّة بوب بلون وردي هادئ، مرسومة كبيوت التل. رسمنا الصورتين، قبل وبعد.',
  ),
  look(
    'São Francisco',
    'Cabelo cor da meia-noite com luzes azul-petróleo, para o horizonte depois das dez.',
    'سان فرانسيسكو',
    'شعر بلون منتصف الليل مع خصلات زرقاء مخضرّة، لأفق المدينة بعد العاشرة.',
  ),
];

function look(title: string, description: string, arabicTitle: string, arabicDescription: string) {
  return {
    pt: { title, subtitle: 'SUBTÍTULO', description },
    ar: { title: arabicTitle, subtitle: 'عنوان فرعي', description: arabicDescription },
  };
}
