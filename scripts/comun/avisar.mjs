export const avisar = (mensaje) => process.stdout.write(`${mensaje}\n`);

export const segundos = (desde) => `${((performance.now() - desde) / 1000).toFixed(1).replace('.', ',')} s`;

// Says what is being done and, at the end, how long it took.
export async function conProgreso(mensaje, tarea) {
  const desde = performance.now();
  avisar(`· ${mensaje}…`);
  const resultado = await tarea();
  avisar(`  listo en ${segundos(desde)}`);
  return resultado;
}
