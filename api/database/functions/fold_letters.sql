-- Text as anyone can type it: a search for `muller` finds Müller. Bound to built-in functions when it is created, so that
-- no search path changes it, and independent of locales. ASCII, as most names are, needs none of the table.
CREATE FUNCTION fold_letters(written text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE
  WHEN octet_length(written) = char_length(written) THEN lower(translate(written, '''`', '') COLLATE "C")
  ELSE replace(replace(replace(replace(translate(
    lower(regexp_replace(normalize(regexp_replace(written COLLATE "C",
      '[''‘’ʻʼ\u0060´′\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]', '', 'g'), NFKD),
      '[\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed]', '', 'g')),
      -- The letters that most names are made of come first: they are found soonest, and stay as they are.
      'abcdefghijklmnopqrstuvwxyzÆŒẞÞ'
      'ØøŁłĐđÐðıĦħŦŧŊŋƏəĸ'
      'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩς'
      'АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЄІЂЅЈЉЊЋЏҐ'
      'ةىیک٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹‐‑‒–—―',
      'abcdefghijklmnopqrstuvwxyzæœßþ'
      'oollddddihhttnneek'
      'αβγδεζηθικλμνξοπρστυφχψωσ'
      'абвгдежзиклмнопрстуфхцчшщъыьэюяєіђѕјљњћџґ'
      'هييك01234567890123456789------'
    ), 'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss'), 'þ', 'th')
END;
