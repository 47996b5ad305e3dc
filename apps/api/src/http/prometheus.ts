type Etiquetas = Readonly<Record<string, string>>;
export type Muestra = { etiquetas?: Etiquetas; valor: number };

const escapar = (texto: string): string => texto.replace(/\\/g, '\\\\').replace(/"/g, '\\"').replace(/\n/g, '\\n');

const escribir = (etiquetas: Etiquetas = {}): string => {
  const pares = Object.entries(etiquetas).map(([nombre, valor]) => `${nombre}="${escapar(valor)}"`);
  return pares.length === 0 ? '' : `{${pares.join()}}`;
};

const cabecera = (tipo: string, nombre: string, ayuda: string): string =>
  `# HELP ${nombre} ${ayuda}\n# TYPE ${nombre} ${tipo}\n`;

const numero = (valor: number): string => (Number.isFinite(valor) ? String(valor) : '0');

/** A metric with its samples, in the text that Prometheus reads. */
export const metrica = (tipo: 'gauge' | 'counter', nombre: string, ayuda: string, muestras: Muestra[]): string =>
  cabecera(tipo, nombre, ayuda) +
  muestras.map(({ etiquetas, valor }) => `${nombre}${escribir(etiquetas)} ${numero(valor)}\n`).join('');

export type Histograma = { anotar(etiquetas: Etiquetas, valor: number): void; texto(): string };

/** How many values fell below each limit, for each set of labels. */
export function crearHistograma(nombre: string, ayuda: string, limites: readonly number[]): Histograma {
  const series = new Map<string, { etiquetas: Etiquetas; cubos: number[]; suma: number; cuenta: number }>();
  return {
    anotar: (etiquetas, valor) => {
      const clave = Object.values(etiquetas).join('\n');
      const serie = series.get(clave) ?? { etiquetas, cubos: limites.map(() => 0), suma: 0, cuenta: 0 };
      series.set(clave, serie);
      limites.forEach((limite, i) => {
        if (valor <= limite) serie.cubos[i] = (serie.cubos[i] ?? 0) + 1;
      });
      serie.suma += valor;
      serie.cuenta += 1;
    },
    texto: () => {
      const lineas = [...series.values()].flatMap(({ etiquetas, cubos, suma, cuenta }) => [
        ...limites.map((le, i) => `${nombre}_bucket${escribir({ ...etiquetas, le: String(le) })} ${cubos[i] ?? 0}`),
        `${nombre}_bucket${escribir({ ...etiquetas, le: '+Inf' })} ${cuenta}`,
        `${nombre}_sum${escribir(etiquetas)} ${numero(suma)}`,
        `${nombre}_count${escribir(etiquetas)} ${cuenta}`,
      ]);
      return cabecera('histogram', nombre, ayuda) + lineas.map((linea) => `${linea}\n`).join('');
    },
  };
}
