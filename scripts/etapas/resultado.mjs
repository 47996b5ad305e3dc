// The result of a stage: how many tests passed and failed, how much it read, and what to show of a failure.
export const aprobada = (leido) => ({ aprobadas: 1, falladas: 0, leido, detalle: '' });
export const fallada = (leido, detalle) => ({ aprobadas: 0, falladas: 1, leido, detalle });

// A checker that read less than what there is would pass on nothing.
export function exigirLectura(leidos, esperados) {
  const vistos = new Set(leidos);
  const faltan = esperados.filter((archivo) => !vistos.has(archivo));
  if (esperados.length === 0) return 'No hay archivos para revisar.';
  if (faltan.length === 0) return '';
  return `No leyó ${faltan.length} de ${esperados.length} archivos:\n${faltan.slice(0, 20).join('\n')}`;
}
