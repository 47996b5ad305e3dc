export const acortar = (texto: string, largo: number): string => {
  if (texto.length <= largo) return texto;
  const corte = texto.slice(0, largo);
  const espacio = corte.lastIndexOf(' ');
  return `${corte.slice(0, espacio > 0 ? espacio : largo - 1).replace(/[\s.,;:]+$/, '')}…`;
};
