import { esRepeticion, rechazarCargosPartidos } from './cargos-enteros.ts';
import type { DecisionDeFila } from './filas.ts';
import type { LoQueHay } from './lo-que-hay.ts';

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
