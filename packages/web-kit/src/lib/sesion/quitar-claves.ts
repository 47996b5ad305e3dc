/** From this tab. Answers whether there was any. */
export const quitarClaves = (prefijo: string, sobra = (_clave: string): boolean => true): boolean => {
  const sobran = Object.keys(sessionStorage).filter((clave) => clave.startsWith(prefijo) && sobra(clave));
  for (const clave of sobran) sessionStorage.removeItem(clave);
  return sobran.length > 0;
};
