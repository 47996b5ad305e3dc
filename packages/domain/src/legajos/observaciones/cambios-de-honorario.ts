import type { Paso } from '../../honorarios/honorario.ts';
import type { Importe } from '../../importes/decimal.ts';
import { contando, emparejar } from './emparejar.ts';

/** What a stored calculation says of its amounts. */
export type HonorarioExplicado = {
  resolucion: string;
  unidad_referencial: Importe;
  pasos: readonly Paso[];
  honorario: Importe;
  /** How the agreed fee was shared out. */
  tareas: readonly { tarea: { nombre: string }; monto: Importe }[];
  honorario_convenido: Importe;
};

/** A line of the explanation; `nivel` says how deep it is. Null: it was not there, or is there no more. */
export type RenglonComparado = {
  nivel: number;
  texto: string;
  /** As it was read, when that is another text. */
  texto_antes: string | null;
  antes: Importe | null;
  ahora: Importe | null;
};

type Linea = Pick<Paso, 'regla' | 'texto' | 'importe'> & { pasos: readonly Linea[] };

const sinCifras = (texto: string): string => texto.replace(/\d[\d.,]*/g, '#');

/** The same line is that of the same words; otherwise of the same words with other figures, or of the same rule. */
const CLAVES = [
  contando(({ regla, texto }: Linea) => `${regla} ${texto}`),
  contando(({ regla, texto }: Linea) => `${regla} ${sinCifras(texto)}`),
  contando(({ regla }: Linea) => (regla === 'tarea' ? '' : regla)),
];

const comparar = (antes: readonly Linea[], ahora: readonly Linea[], nivel: number): RenglonComparado[] =>
  emparejar(antes, ahora, CLAVES).flatMap(({ antes: era, ahora: es }) => [
    {
      nivel,
      texto: es === null ? era.texto : es.texto,
      texto_antes: era !== null && es !== null && era.texto !== es.texto ? era.texto : null,
      antes: era?.importe ?? null,
      ahora: es?.importe ?? null,
    },
    ...comparar(era?.pasos ?? [], es?.pasos ?? [], nivel + 1),
  ]);

const linea = (texto: string, importe: Importe, pasos: readonly Linea[] = []): Linea => ({
  ...{ regla: texto, texto, importe, pasos },
});

const lineasDe = (honorario: HonorarioExplicado): Linea[] => [
  {
    ...linea('Unidad referencial', honorario.unidad_referencial),
    texto: `Unidad referencial, ${honorario.resolucion}`,
  },
  linea('Honorario mínimo', honorario.honorario, honorario.pasos),
  linea(
    'Honorario Convenido',
    honorario.honorario_convenido,
    honorario.tareas.map(({ tarea, monto }) => ({ ...linea(tarea.nombre, monto), regla: 'tarea' })),
  ),
];

export const esRenglonCambiado = ({ antes, ahora, texto_antes }: RenglonComparado): boolean =>
  antes !== ahora || texto_antes !== null;

/** Every line of both, old and new; none when all say the same. */
export const cambiosDeHonorario = (antes: HonorarioExplicado, ahora: HonorarioExplicado): RenglonComparado[] => {
  const renglones = comparar(lineasDe(antes), lineasDe(ahora), 0);
  return renglones.some(esRenglonCambiado) ? renglones : [];
};
