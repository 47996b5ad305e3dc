import { simplificar } from '../validacion/simplificar.ts';
import { esRepeticion, rechazarCargosPartidos } from './cargos-enteros.ts';
import type { ProblemaDeFila } from './codigos.ts';
import type { DecisionDeFila, FilaAImportar } from './filas.ts';
import type { LoQueHay } from './lo-que-hay.ts';
import { type Plan, valorDe } from './plan.ts';

/** What the rows before said of a receipt: an empty datum says nothing. */
export type ComprobanteDelPlan = { fila: number; fecha: string; medio: string };

const DE_TODO_EL_COMPROBANTE = ['fecha', 'medio'] as const;

/** What one receipt paid was paid on one day and in one way. */
export const problemasDeComprobante = (fila: FilaAImportar, plan: Plan): ProblemaDeFila[] => {
  const primera = plan.comprobantes.get(valorDe(fila, 'numero'));
  if (!primera) return [];
  return DE_TODO_EL_COMPROBANTE.flatMap((campo): ProblemaDeFila[] => {
    const [antes, ahora] = [simplificar(primera[campo]), simplificar(valorDe(fila, campo))];
    return antes === '' || ahora === '' || antes === ahora
      ? []
      : [{ codigo: 'fila_comprobante_distinto', campo, datos: { fila: primera.fila } }];
  });
};

export const anotarComprobante = (fila: FilaAImportar, plan: Plan): void => {
  const numero = valorDe(fila, 'numero');
  if (numero === '') return;
  const primera = plan.comprobantes.get(numero) ?? { fila: fila.fila, fecha: '', medio: '' };
  plan.comprobantes.set(numero, {
    fila: primera.fila,
    fecha: primera.fecha || valorDe(fila, 'fecha'),
    medio: primera.medio || valorDe(fila, 'medio'),
  });
};

/** A receipt enters with all that it paid or does not enter: what came later would have its number and not be of it. */
const rechazarComprobantesPartidos = (decisiones: readonly DecisionDeFila[]): DecisionDeFila[] => {
  const pagos = decisiones.filter(({ entidad }) => entidad === 'pagos');
  const entran = new Set(pagos.filter(({ resultado }) => resultado !== 'rechaza').map(({ huella }) => huella));
  const partidos = new Set(
    pagos
      .filter((fila) => fila.resultado === 'rechaza' && !esRepeticion(fila, entran))
      .flatMap(({ valores }) => valores.numero ?? []),
  );
  if (partidos.size === 0) return [...decisiones];
  return decisiones.map((una) =>
    una.entidad === 'pagos' && una.resultado === 'crea' && partidos.has(una.valores.numero ?? '')
      ? { ...una, resultado: 'rechaza', problemas: [{ codigo: 'fila_comprobante_partido', campo: 'numero' }] }
      : una,
  );
};

const contarRechazadas = (decisiones: readonly DecisionDeFila[]): number =>
  decisiones.filter(({ resultado }) => resultado === 'rechaza').length;

/** A charge enters whole and so does a receipt: what one of them leaves out may leave another without its part. */
export const rechazarPartidos = (
  decisiones: readonly DecisionDeFila[],
  hay: Pick<LoQueHay, 'cargos'>,
): DecisionDeFila[] => {
  let quedan = rechazarCargosPartidos(decisiones, hay);
  for (;;) {
    const siguientes = rechazarCargosPartidos(rechazarComprobantesPartidos(quedan), hay);
    if (contarRechazadas(siguientes) === contarRechazadas(quedan)) return siguientes;
    quedan = siguientes;
  }
};
