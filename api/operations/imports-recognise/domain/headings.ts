import { foldHeading } from '../../../common/text/fold-heading.js';
import type { FieldOf, ImportKind } from './kinds.js';
import { ownHeadings } from './own-headings.js';

/**
 * The headings of each field in English, German, French, Spanish, Portuguese, Italian, Dutch and Finnish, as other
 * systems write them, spelling mistakes included. Compared without case, accents and punctuation.
 */
const person = {
  name: `name; full name; customer name; client name; customer; client; kunde; kundin; kundenname; vollständiger name;
    nom complet; nom du client; nombre completo; nombre del cliente; nome completo; nome do cliente; nome cliente;
    nominativo; volledige naam; klantnaam; naam; nimi; koko nimi; asiakas; asiakkaan nimi; display name`,
  firstName: `first name; firstname; given name; vorname; prénom; nombre; nombre de pila; primeiro nome; nome;
    nome proprio; voornaam; etunimi`,
  lastName: `last name; lastname; surname; family name; nachname; familienname; nom; nom de famille; apellido;
    apellidos; sobrenome; apelido; último nome; cognome; achternaam; sukunimi`,
};

const client = {
  ...person,
  reference: `client id; customer id; square customer id; reference id; id; uid; kundennummer; kunden id; kunden nr;
    id client; numéro client; id cliente; id de cliente; número de cliente; id do cliente; klant id; klantnummer;
    asiakasnumero; asiakas id; external id`,
  email: `email; e mail; email address; e mail adresse; mail; adresse e mail; adresse email; courriel; correo;
    correo electrónico; endereço de email; correio eletrónico; e mailadres; emailadres; indirizzo email; sähköposti;
    sähköpostiosoite; email 1 value; e mail 1 value`,
  mobile: `mobile; mobile number; mobile phone; cell; cell phone; cellphone; cell number; handy; handynummer; mobil;
    mobilnummer; mobiltelefon; portable; téléphone portable; numéro de portable; numéro de mobile;
    téléphone mobile; móvil; teléfono móvil; número de móvil; celular; teléfono celular; telemóvel;
    número de telemóvel; número de celular; cellulare; numero di cellulare; telefono cellulare; mobiel;
    mobiel nummer; mobiele nummer; mobiele telefoon; matkapuhelin; matkapuhelinnumero`,
  phone: `phone; phone number; telephone; telephone number; landline; land line; home phone; day; day phone; night;
    telefon; telefonnummer; festnetz; téléphone; tel; numéro de téléphone; téléphone fixe; fixe; teléfono;
    número de teléfono; fijo; telefone; número de telefone; telefono; numero di telefono; telefoon; telefoonnummer;
    puhelin; puhelinnumero; phone 1 value`,
  birthday: `birthday; birthdate; birth date; date of birth; dob; birth; geburtstag; geburtsdatum; date de naissance;
    anniversaire; fecha de nacimiento; cumpleaños; data de nascimento; aniversário; data di nascita; compleanno;
    geboortedatum; verjaardag; syntymäaika; syntymäpäivä`,
  street: `address; street; street address; street address 1; address 1; address line 1; address street; adresse;
    straße; straße und hausnummer; anschrift; rue; dirección; calle; domicilio; endereço; morada; rua; indirizzo;
    via; adres; straat; osoite; katuosoite`,
  streetMore: `street address 2; address 2; address line 2; apt suite; apt; adresszusatz; complément d’adresse;
    complemento`,
  postalCode: `zip; zip code; zipcode; postal code; postcode; address postal code; plz; postleitzahl; code postal;
    código postal; cep; cap; codice postale; postinumero`,
  city: `city; town; suburb; address city; stadt; ort; wohnort; ville; ciudad; población; localidad; cidade;
    localidade; città; comune; stad; plaats; woonplaats; kaupunki; postitoimipaikka; paikkakunta`,
  region: `state; province; county; region; bundesland; région; provincia; estado; distrito; regione; provincie`,
  country: `country; land; pays; país; paese; maa`,
  note: `note; notes; client note; client notes; customer notes; memo; comment; comments; bemerkung; bemerkungen;
    notiz; notizen; anmerkung; kommentar; remarque; remarques; commentaire; commentaires; nota; notas; comentario;
    comentarios; observaciones; observações; comentários; opmerking; opmerkingen; notitie; notities; muistiinpano;
    muistiinpanot; huomautus; lisätiedot`,
  tags: `tags; tag; labels; groups; schlagwörter; étiquettes; etiquetas; etichette; tagit; tunnisteet`,
  source: `source; referral source; creation source; client source; referred by; refered by; reffered by; quelle;
    empfohlen von; herkunft; origine; provenance; recommandé par; origen; recomendado por; origem; indicado por;
    fonte; provenienza; bron; aanbevolen door; lähde; suosittelija`,
  clientSince: `client since; customer since; added; date added; created; created at; creation date; registered;
    kunde seit; kundin seit; hinzugefügt; angelegt; angelegt am; erstellt am; client depuis; ajouté;
    ajouté le; date d’ajout; cliente desde; agregado; añadido; fecha de alta; adicionado; adicionado em;
    cliente dal; aggiunto; aggiunto il; klant sinds; toegevoegd; toegevoegd op; asiakas alkaen; lisätty; luotu`,
  visitCount: `visits; total visits; visit count; number of visits; visits total; appointments booked;
    total appointments; appointments; number of appointments; transaction count; besuche; anzahl besuche;
    besuche gesamt; termine; anzahl termine; visites; nombre de visites; total des visites; rendez vous;
    nombre de rendez vous; visitas; número de visitas; total de visitas; citas; número de citas; total de citas;
    agendamentos; número de agendamentos; visite; numero visite; totale visite; numero di visite; appuntamenti;
    numero appuntamenti; bezoeken; aantal bezoeken; afspraken; aantal afspraken; käynnit; käyntien määrä; käyntejä`,
  totalSpent: `lifetime spend; total spend; total spent; spent; spend; amount paid; total paid; total sales;
    total revenue; lifetime value; umsatz; gesamtumsatz; umsatz gesamt; ausgaben gesamt; total dépensé;
    dépenses totales; montant dépensé; chiffre d’affaires; ca total; total gastado; gasto total; importe gastado;
    total gasto; valor gasto; totale speso; spesa totale; fatturato; totaal besteed; totale uitgaven; omzet;
    totale omzet; kokonaismyynti; myynti yhteensä; ostot yhteensä`,
  noShowCount: `no shows; no show; noshows; no show count; number of no shows; total no shows; missed appointments;
    nicht erschienen; versäumte termine; absences; rendez vous manqués; ausencias; no presentados; inasistencias;
    faltas; não compareceu; ausências; mancate presentazioni; assenze; appuntamenti mancati; niet verschenen;
    gemiste afspraken; saapumatta jättämiset; peruuttamattomat poissaolot`,
  firstVisit: `first visit; first visited; first appointment; first visit date; erster besuch; erster termin;
    première visite; premier rendez vous; primera visita; primera cita; primeira visita; primeiro agendamento;
    prima visita; primo appuntamento; eerste bezoek; eerste afspraak; ensimmäinen käynti; ensikäynti`,
  lastVisit: `last visit; last visited; last visit date; last appointment; last seen; letzter besuch; letzter termin;
    dernière visite; dernier rendez vous; última visita; última cita; último agendamento; ultima visita;
    ultimo appuntamento; laatste bezoek; laatste afspraak; viimeisin käynti; viimeinen käynti; edellinen käynti`,
  isBlocked: `blocked; blocked from online booking; is blocked; banned; blacklisted; gesperrt; blockiert; bloqué;
    bloquée; bloqueado; bloqueada; bloccato; bloccata; geblokkeerd; estetty`,
  emailNews: `email subscription status; email marketing consent; email marketing; accepts email marketing;
    email marketing opt in; newsletter; newsletter status; email opt in; email newsletter; infolettre;
    boletín; marketing por email; email marketing consenso; nieuwsbrief; uutiskirje`,
  messageNews: `sms marketing consent; sms marketing; accepts sms marketing; text marketing; sms opt in; marketing sms;
    marketing por sms; sms markkinointi`,
  emailReminders: `email reminder consent; email reminders; email notifications; rappels par email; email erinnerung;
    recordatorios por email; promemoria email; email herinneringen`,
  messageReminders: `sms reminder consent; sms reminders; text reminders; sms notifications; rappels par sms;
    sms erinnerung; recordatorios por sms; promemoria sms; sms herinneringen`,
} satisfies Record<FieldOf<'clients'>, string>;

const title = `name; title; item name; bezeichnung; titel; nom; titre; nombre; nome; titolo; naam; omschrijving; nimi`;

const price = `price; retail price; list price; selling price; unit price; amount; preis; verkaufspreis; vk preis; prix;
  prix de vente; tarif; precio; precio de venta; preço; preço de venda; prezzo; prezzo di vendita; prijs;
  verkoopprijs; hinta; myyntihinta`;

const service = {
  reference: `service id; id; uid; leistungs id; id service; id servicio; id serviço; id servizio; dienst id; palvelu id`,
  title: `service name; service; services; service title; treatment; treatment name; appointment type; leistung;
    dienstleistung; behandlung; name der leistung; prestation; nom du service; soin; servicio; nombre del servicio;
    tratamiento; serviço; nome do serviço; servizio; nome del servizio; nome servizio; trattamento; dienst;
    behandeling; palvelu; palvelun nimi; ${title}`,
  isFrom: `price is from; price from; from price`,
  status: `status; state`,
  category: `category; category name; service category; group; kategorie; leistungskategorie; catégorie; categoría;
    categoria; categorie; kategoria; luokka; ryhmä`,
  description: `description; service description; beschreibung; leistungsbeschreibung; descripción; descrição;
    descrizione; omschrijving; beschrijving; kuvaus`,
  price: `${price}; service price; cost; kosten; coût; coste; custo; costo`,
  duration: `duration; duration minutes; duration min; duration mins; length; time; minutes; dauer; dauer min;
    dauer in minuten; zeit; durée; durée min; duración; duración min; duração; durata; durata min; duur; tijdsduur;
    kesto; kesto min`,
  buffer: `extra time; buffer; buffer time; processing time after; extra zeit; zusatzzeit; zusätzliche zeit; puffer;
    pufferzeit; temps supplémentaire; tiempo extra; tiempo adicional; tempo extra; tempo adicional;
    tempo aggiuntivo; extra tijd; lisäaika`,
} satisfies Record<FieldOf<'services'>, string>;

const team = {
  ...person,
  name: `employee; employee name; staff; staff name; staff member; team member; team member name; mitarbeiter;
    mitarbeiterin; mitarbeitername; employé; collaborateur; empleado; profesional; profissional; colaborador;
    funcionário; dipendente; operatore; collaboratore; medewerker; työntekijä; ${person.name}`,
  reference: `employee id; staff id; team member id; mitarbeiter id; id; uid`,
  jobTitle: `job title; role; position; tätigkeit; berufsbezeichnung; funktion; poste; fonction; puesto; cargo;
    mansione; ruolo; functie; functietitel; ammattinimike; tehtävänimike`,
} satisfies Record<FieldOf<'team'>, string>;

const product = {
  reference: `product id; sku; handle; id; artikelnummer; artikel nr; référence; ref; referencia; codice; artikelcode;
    tuotenumero`,
  title: `product name; product; products; item; artikel; artikelname; produkt; produktname; produit; nom du produit;
    article; producto; nombre del producto; artículo; produto; nome do produto; artigo; prodotto; nome prodotto;
    nome del prodotto; articolo; productnaam; tuote; tuotteen nimi; ${title}`,
  price,
  stock: `stock; current stock; stock quantity; stock on hand; quantity; qty; quantity on hand; in stock; inventory;
    bestand; lagerbestand; menge; anzahl; quantité; en stock; stock actuel; existencias; cantidad; stock actual;
    estoque; quantidade; stock atual; giacenza; quantità; scorte; disponibilità; voorraad; aantal; varasto;
    varastosaldo; määrä; saldo`,
  lowStock: `low stock level; low stock; reorder point; reorder level; minimum stock; mindestbestand; meldebestand;
    stock minimum; stock mínimo; estoque mínimo; scorta minima; minimumvoorraad; hälytysraja`,
  barcode: `barcode; bar code; ean; upc; gtin; strichcode; code barres; code à barres; código de barras;
    codice a barre; streepjescode; viivakoodi`,
} satisfies Record<FieldOf<'products'>, string>;

const visit = {
  reference: `appointment id; booking id; appt ref; appt id; booking reference; booking number; appointment number; ref;
    ref no; reference; termin id; terminnummer; buchungsnummer; numéro de réservation; référence; id cita;
    número de cita; referencia; número da reserva; referência; id appuntamento; numero prenotazione; riferimento;
    afspraaknummer; boekingsnummer; varausnumero; uid; id; hash`,
  visitDay: `date; day; appointment date; booking date; scheduled date; scheduled on; visit date; service date; start date;
    date of appointment; datum; termindatum; behandlungsdatum; date du rendez vous; date de début; fecha;
    fecha de la cita; fecha de inicio; data; data do agendamento; data de início; data appuntamento; data inizio;
    afspraakdatum; päivämäärä; päivä; pvm`,
  startsAt: `start; start date and time; start time; start datetime; starts at; starts; start date time; date time;
    date and time; appointment time; appointment start; scheduled time; from; time; beginn; startzeit; terminbeginn;
    start datum; startdatum; von; uhrzeit; zeit; début; heure de début; heure; inicio; hora de inicio; hora; início;
    hora de início; inizio; ora inizio; ora; orario; begin; begintijd; starttijd; tijd; alkaa; alkuaika; aika;
    kellonaika; klo`,
  endsAt: `end; end date and time; end time; end datetime; ends at; ends; end date; finish; finish time; to; until;
    appointment end; ende; endzeit; terminende; bis; fin; date de fin; heure de fin; fin de la cita; hora de fin; fim;
    hora de fim; término; fine; data fine; ora fine; einde; eindtijd; päättyy; loppuaika; loppuu`,
  duration: `duration; duration minutes; duration min; duration mins; duration in minutes; length; dauer; dauer min;
    dauer in minuten; durée; durée min; duración; duración min; duração; durata; durata min; duur; tijdsduur; kesto;
    kesto min`,
  clientReference: `client id; customer id; square customer id; id users customer; kunden id; kundennummer; kunden nr;
    id client; numéro client; id cliente; id de cliente; número de cliente; id do cliente; klant id; klantnummer;
    asiakasnumero; asiakas id`,
  client: `attendee; guest; patient; cliente; client e; klant; ${person.name}`,
  clientFirstName: `client first name; customer first name; ${person.firstName}`,
  clientLastName: `client last name; customer last name; ${person.lastName}`,
  clientEmail: `client email; customer email; ${client.email}`,
  clientPhone: `client phone; customer phone; client mobile; client phone number; customer phone number;
    ${client.mobile}; ${client.phone}`,
  service: `appointment type; service s; summary; subject; id services; services; leistungen; prestations; servicios;
    serviços; servizi; diensten; behandelingen; palvelut; ${service.title}`,
  teamMember: `calendar; provider; id users provider; kalender; stylist; team; resource; with; therapist; specialist;
    ${team.name}`,
  status: `status; appointment status; state; statut; estado; stato; tila`,
  price,
  note: client.note,
} satisfies Record<FieldOf<'visits'>, string>;

const giftCard = {
  code: `gc no; gift card number; gift card no; gift card code; card number; voucher code; code; number;
    gutscheincode; gutscheinnummer; gutschein nr; numéro de carte cadeau; code cadeau; código; código de la tarjeta;
    número do cartão; codice; codice buono; cadeaubon code; cadeaukaartnummer; lahjakortin numero; koodi`,
  balance: `current balance; balance; remaining balance; remaining; remaining value; outstanding balance; restwert;
    guthaben; restguthaben; solde; solde restant; saldo; saldo restante; saldo residuo; resterend saldo; resterend;
    jäljellä`,
  soldOn: `purchase date; sold on; issued; date issued; sale date; kaufdatum; verkauft am; date d’achat;
    fecha de compra; data da compra; data di acquisto; aankoopdatum; ostopäivä`,
  expiresOn: `expire on; expires on; expiry; expiry date; expiration date; gültig bis; ablaufdatum; date d’expiration;
    expire le; fecha de caducidad; vence; data de validade; validade; scadenza; data di scadenza; vervaldatum;
    geldig tot; voimassa; viimeinen voimassaolopäivä`,
  status: visit.status,
} satisfies Record<FieldOf<'gift-cards'>, string>;

const written: Record<ImportKind, Record<string, string>> = {
  clients: client,
  services: service,
  team,
  products: product,
  visits: visit,
  'gift-cards': giftCard,
};

/** By kind and field, the folded headings. */
export const headingsOfKind: ReadonlyMap<ImportKind, ReadonlyMap<string, ReadonlySet<string>>> = new Map(
  (Object.keys(written) as ImportKind[]).map((kind) => {
    const fields = Object.entries(written[kind]).map(
      ([field, names]) => [field, names.split(';').map((name) => foldHeading(name))] as const,
    );
    const known = new Set(fields.flatMap(([, names]) => names));
    // One of ours that another system gives to another field, such as Nome, is read as before.
    const ours = (field: string) =>
      ownHeadings(kind, field)
        .map(foldHeading)
        .filter((name) => !known.has(name));
    return [kind, new Map(fields.map(([field, names]) => [field, new Set([...names, ...ours(field)])]))];
  }),
);
