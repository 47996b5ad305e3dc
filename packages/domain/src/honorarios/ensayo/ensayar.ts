import { type Fecha, sumarDias } from '../../fechas/fecha.ts';
import { Decimal, type Importe } from '../../importes/decimal.ts';
import { calcularHonorario } from '../calcular-honorario.ts';
import type { Catalogo } from '../catalogo.ts';
import type { CodigoDeHonorarios } from '../codigos.ts';
import type { Honorario, PedidoDeCalculo } from '../honorario.ts';
import type { ProblemaDeCalculo } from '../verificar-parametros.ts';

/** Why a contract is not compared (S-981). */
export const MOTIVOS_SIN_ENSAYAR = [
  'importado',
  'manual',
  'tarea_inexistente',
  'tarea_retirada',
  'otras_reglas',
  'datos_de_otro_formulario',
  'sin_minimo',
  'no_paga',
  'sin_tasa',
  'ilegible',
] as const;
export type MotivoSinEnsayar = (typeof MOTIVOS_SIN_ENSAYAR)[number];

/** S-980: the twelve months that end on a day. */
export const doceMesesHasta = (hasta: Fecha): { desde: Fecha; hasta: Fecha } => {
  const otroAnio = `${Number(hasta.slice(0, 4)) - 1}${hasta.slice(4)}`;
  return { desde: sumarDias(otroAnio.replace('-02-29', '-02-28'), 1), hasta };
};

/** What a contract was calculated with. `calculo` is null when its amounts were typed, or came from a former system. */
export type ContratoPorEnsayar = {
  importado: boolean;
  calculo: {
    pedido: PedidoDeCalculo;
    honorario: Importe;
    honorario_convenido: Importe;
    /** Of each task, in the order of the request. */
    tareas: readonly Importe[];
  } | null;
};

/** A task by its id in its segment, or a rate by its key. */
export type ParteEnsayada = { parte: string; antes: Importe; ahora: Importe };
type Comparado = {
  antes: Importe;
  ahora: Importe;
  diferencia: Importe;
  /** Of `ahora` over `antes`, with two decimals; null of what was nothing and is something. */
  porcentaje: string | null;
  partes: readonly ParteEnsayada[];
};
/** `alcanza`: both minimums are under what was agreed above the old one, so that this contract's fee stays. */
export type Ensayado =
  | ({ clase: 'comparado' | 'alcanza' } & Comparado)
  | { clase: 'sin_ensayar'; motivo: MotivoSinEnsayar };

/** The same request, as a technician would make it on the first day of the tariff of `catalogo`. */
export const calcularDeNuevo = (pedido: PedidoDeCalculo, fecha: Fecha, catalogo: Catalogo) =>
  calcularHonorario({ ...pedido, fecha }, catalogo);

export const ensayar = ({ calculo, importado }: ContratoPorEnsayar, fecha: Fecha, catalogo: Catalogo): Ensayado => {
  if (calculo === null) return { clase: 'sin_ensayar', motivo: importado ? 'importado' : 'manual' };
  const nuevo = calcularDeNuevo(calculo.pedido, fecha, catalogo);
  if (!nuevo.ok) return { clase: 'sin_ensayar', motivo: motivoDe(nuevo.problema) };
  const antes = new Decimal(calculo.honorario);
  if (antes.lte(0)) return { clase: 'sin_ensayar', motivo: 'sin_minimo' };
  const ahora = new Decimal(nuevo.valor.honorario);
  const diferencia = ahora.minus(antes);
  const convenido = new Decimal(calculo.honorario_convenido);
  return {
    clase: convenido.gt(antes) && convenido.gte(ahora) ? 'alcanza' : 'comparado',
    antes: antes.toFixed(2),
    ahora: nuevo.valor.honorario,
    diferencia: diferencia.toFixed(2),
    porcentaje: diferencia.times(100).div(antes).toFixed(2),
    partes: porTarea(calculo.tareas, nuevo.valor),
  };
};

const porTarea = (antes: readonly Importe[], { tareas_valores }: Honorario): ParteEnsayada[] =>
  tareas_valores.map(({ segmento_tarea, honorario_determinado }, i) => ({
    parte: String(segmento_tarea),
    antes: antes[i] ?? '0.00',
    ahora: honorario_determinado,
  }));

const MOTIVO_DE: Partial<Record<CodigoDeHonorarios, MotivoSinEnsayar>> = {
  tarea_desconocida: 'tarea_inexistente',
  segmento_desconocido: 'tarea_inexistente',
  tarea_inhabilitada: 'tarea_retirada',
  tarea_de_otro_segmento: 'otras_reglas',
  tarea_repetida: 'otras_reglas',
  tarea_requiere: 'otras_reglas',
  tarea_bloquea: 'otras_reglas',
  categoria_requerida: 'otras_reglas',
  categoria_desconocida: 'otras_reglas',
  coeficiente_invalido: 'otras_reglas',
};

const esDeHonorarios = (codigo: string): codigo is keyof typeof MOTIVO_DE => codigo in MOTIVO_DE;

/** The gravest of its problems: a task that is gone explains the others. */
const motivoDe = (problemas: readonly ProblemaDeCalculo[]): MotivoSinEnsayar => {
  const motivos = problemas.map(
    ({ codigo }): MotivoSinEnsayar =>
      (esDeHonorarios(codigo) ? MOTIVO_DE[codigo] : undefined) ?? 'datos_de_otro_formulario',
  );
  return MOTIVOS_SIN_ENSAYAR.find((motivo) => motivos.includes(motivo)) ?? 'datos_de_otro_formulario';
};
