import { columnasDe, type FilaDeLista, filasAnteriores, formatCelda, SIN_OPCIONES } from '@colega/domain/colegio';
import { CONCEPTOS_DEL_ANIO } from '@colega/domain/dinero';
import { formatFecha } from '@colega/domain/fechas';
import { variacionDe } from '@colega/domain/honorarios';
import { formatImporte } from '@colega/domain/importes';
import type { Db } from '../../../db/conectar.ts';
import { avisarALosMatriculados, type ContextoDeAviso } from './avisar-a-los-matriculados.service.ts';
import type { ListaPorAvisar } from './legajos-por-avisar.repository.ts';

const COLUMNAS = columnasDe('cargos', SIN_OPCIONES);
const decirCelda = (fila: FilaDeLista, columna: string): string => {
  const suya = COLUMNAS.find(({ clave }) => clave === columna);
  return suya ? formatCelda(suya, fila[columna] ?? '') : '';
};

type Cargo = { antes: FilaDeLista | undefined; ahora: FilaDeLista | undefined };

const decirCargo = ({ antes, ahora }: Cargo, ya_rige: boolean): string[] => {
  const [pasa, vence, deja, empieza] = ya_rige
    ? ['pasó', 'vence', 'dejó', 'empezó']
    : ['pasa', 'vence', 'deja', 'empieza'];
  if (!ahora) return antes ? [`${deja} de cobrarse «${decirCelda(antes, 'concepto')}»`] : [];
  const nombre = `«${decirCelda(ahora, 'concepto')}»`;
  const dia = decirCelda(ahora, 'vencimiento');
  const importe = formatImporte(ahora.importe ?? '');
  if (!antes) return [`${empieza} a cobrarse ${nombre}, de ${importe}, que ${vence} cada año el ${dia}`];
  const variacion = variacionDe(antes.importe ?? '', ahora.importe ?? '');
  const cuanto = `de ${formatImporte(antes.importe ?? '')} a ${importe}${variacion ? ` (${variacion})` : ''}`;
  return [
    ...(antes.importe === ahora.importe ? [] : [`${nombre} ${pasa} ${cuanto}`]),
    ...(antes.vencimiento === ahora.vencimiento
      ? []
      : [`${nombre} ${vence} cada año el ${dia} y no el ${decirCelda(antes, 'vencimiento')}`]),
  ];
};

/** Those that every licence in force pays: what is paid to come back is told where somebody comes back. */
export const avisarDeCargos = async (db: Db, contexto: ContextoDeAviso): Promise<void> => {
  const { nueva, antes } = contexto;
  const anteriores = filasAnteriores('cargos', antes, nueva.vigente_desde);
  const cargos = CONCEPTOS_DEL_ANIO.map((concepto): Cargo => {
    const [deAntes, deAhora] = [anteriores, nueva.filas].map((filas) => filas.find((una) => una.concepto === concepto));
    return { antes: deAntes, ahora: deAhora };
  });
  if (cargos.every((cargo) => decirCargo(cargo, false).length === 0)) return;
  const decir = (lista: ListaPorAvisar): string => {
    const desde = formatFecha(lista.vigente_desde);
    const dicho = cargos.flatMap((cargo) => decirCargo(cargo, lista.ya_rige)).join('; ');
    const que = lista.ya_rige
      ? `Rige desde el ${desde} «${lista.norma}»: ${dicho}.`
      : `Desde el ${desde} ${dicho}, por «${lista.norma}».`;
    return `${que} Lo que ya tenés cargado queda como está.`;
  };
  await avisarALosMatriculados(db, contexto, { que: 'lo que se paga cada año por la matrícula', decir: () => decir });
};
