export const CLASES = [
  ...['lista', 'detalle', 'calculo', 'busqueda', 'encontrar', 'tablero', 'guardar', 'ingreso', 'pago', 'qr'],
  ...['vacia', 'generar', 'medios', 'renovar'],
  ...['mesa: colas', 'mesa: cola', 'mesa: texto', 'mesa: siguiente', 'mesa: personas', 'mesa: persona'],
  ...['mesa: auditoría', 'mesa: revisión', 'mesa: cambios'],
  ...['informe: legajos', 'informe: demoras', 'informe: observaciones', 'informe: recaudacion', 'informe: personas'],
  ...['informe: uno por uno', 'informe en archivo'],
] as const;
export type Clase = (typeof CLASES)[number];

/** Milliseconds for 95 % of the calls of a kind (issue 6). */
export const METAS: Readonly<Record<string, number>> = {
  ...{ lista: 60, detalle: 60, busqueda: 60, calculo: 60 },
  // Issue 17: what is found with `/`.
  ...{ guardar: 150, ingreso: 400, encontrar: 80 },
  // Issue 16: what clerks ask for.
  ...Object.fromEntries(CLASES.filter((clase) => clase.startsWith('mesa: ')).map((clase) => [clase, 60])),
  // Issue 18: what a board reads.
  ...Object.fromEntries(CLASES.filter((clase) => clase.startsWith('informe: ')).map((clase) => [clase, 300])),
};

/** S-333. */
export const META_DE_MEMORIA = 1.1;

export type Medida = { clase: string; ms: number };
export type Fila = {
  clase: string;
  pedidos: number;
  errores: number;
  p50: number;
  p95: number;
  p99: number;
  /** Times the p95 of an empty authenticated call of the same run. */
  veces: number;
};

/** The smallest value not below that share of them; NaN for none. */
export const percentil = (valores: readonly number[], parte: number): number => {
  const ordenados = [...valores].sort((a, b) => a - b);
  return ordenados[Math.max(0, Math.ceil(parte * ordenados.length) - 1)] ?? Number.NaN;
};

export const resumir = (medidas: readonly Medida[], errores: ReadonlyMap<string, number>, base = 'vacia'): Fila[] => {
  const porClase = new Map<string, number[]>();
  for (const { clase, ms } of medidas) {
    const tiempos = porClase.get(clase);
    if (tiempos) tiempos.push(ms);
    else porClase.set(clase, [ms]);
  }
  const tiemposDe = (clase: string) => porClase.get(clase) ?? [];
  const p95DeBase = percentil(tiemposDe(base), 0.95);
  return [...new Set([...porClase.keys(), ...errores.keys()])].map((clase) => {
    const tiempos = tiemposDe(clase);
    const p95 = percentil(tiempos, 0.95);
    return {
      clase,
      pedidos: tiempos.length,
      errores: errores.get(clase) ?? 0,
      p50: percentil(tiempos, 0.5),
      p95,
      p99: percentil(tiempos, 0.99),
      veces: p95 / p95DeBase,
    };
  });
};

export type Memoria = { minuto: number; mb: number };

/** S-333: memory of the last minutes over that of the first at full load; both windows last five minutes, or a third of a short run. */
export const crecimientoDeMemoria = (memoria: readonly Memoria[], rampa: number, minutos: number): number => {
  const ventana = Math.min(5, minutos / 3);
  const media = (desde: number): number => {
    const mbs = memoria.filter(({ minuto }) => minuto >= desde && minuto < desde + ventana).map(({ mb }) => mb);
    return mbs.reduce((suma, mb) => suma + mb, 0) / mbs.length;
  };
  return media(rampa + minutos - ventana) / media(rampa);
};

export const enMiles = (valor: number): string => Math.round(valor).toLocaleString('es-AR');

const numero = (valor: number): string => (valor < 10 ? valor.toFixed(2) : valor.toFixed(1)).replace('.', ',');

const meta = ({ clase, p95 }: Fila): string => {
  const maximo = METAS[clase];
  if (maximo === undefined) return '';
  return p95 <= maximo ? `≤ ${maximo} ✓` : `≤ ${maximo} ✗ (${numero(p95 / maximo)} veces)`;
};

export const tabla = (titulos: readonly string[], filas: readonly (readonly string[])[]): string => {
  const anchos = titulos.map((titulo, i) => Math.max(titulo.length, ...filas.map((fila) => fila[i]?.length ?? 0)));
  const alinear = (fila: readonly string[]) =>
    fila.map((celda, i) => (i === 0 ? celda.padEnd(anchos[0] ?? 0) : celda.padStart(anchos[i] ?? 0))).join('  ');
  return [titulos, ...filas].map((fila) => alinear(fila).trimEnd()).join('\n');
};

export const comoTabla = (filas: readonly Fila[], conMetas = true): string =>
  tabla(
    ['', 'pedidos', 'errores', 'p50 ms', 'p95 ms', 'p99 ms', ...(conMetas ? ['× vacía', 'meta p95'] : [])],
    filas.map((f) => [
      ...[f.clase, String(f.pedidos), String(f.errores)],
      ...[f.p50, f.p95, f.p99].map(numero),
      ...(conMetas ? [numero(f.veces), meta(f)] : []),
    ]),
  );
