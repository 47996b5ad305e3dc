/** A short print of a value, enough to tell one draft from the next (FNV-1a, 52 bits). */
export const huella = (valor: unknown): string => {
  const texto = JSON.stringify(valor);
  let alta = 0x811c9dc5;
  let baja = 0x01000193;
  for (let i = 0; i < texto.length; i++) {
    alta = Math.imul(alta ^ texto.charCodeAt(i), 0x01000193);
    baja = Math.imul(baja ^ texto.charCodeAt(texto.length - 1 - i), 0x85ebca6b);
  }
  return `${(alta >>> 0).toString(36)}${(baja >>> 0).toString(36)}`;
};
