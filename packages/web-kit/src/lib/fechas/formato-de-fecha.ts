/** The dates of a language cost a slow phone a tenth of a second, which only the screens that write one pay, once. */
export const crearFormatoDeFecha = (
  idioma: string,
  opciones: Intl.DateTimeFormatOptions,
): ((cuando: Date | number) => string) => {
  let formato: Intl.DateTimeFormat | undefined;
  return (cuando) => {
    formato ??= new Intl.DateTimeFormat(idioma, opciones);
    return formato.format(cuando);
  };
};
