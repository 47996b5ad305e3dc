/** Whether both find the same, whatever the order in which they say it. */
export const esLaMisma = (una: Readonly<Record<string, string>>, otra: Readonly<Record<string, string>>): boolean => {
  const claves = Object.keys(una);
  return claves.length === Object.keys(otra).length && claves.every((clave) => una[clave] === otra[clave]);
};
