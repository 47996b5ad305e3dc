import { columnasDe, type FilaDeLista, filasAnteriores, formatCelda, SIN_OPCIONES } from '@colega/domain/colegio';
import { formatFecha } from '@colega/domain/fechas';
import type { Db } from '../../../db/conectar.ts';
import { avisarALosMatriculados, type ContextoDeAviso } from './avisar-a-los-matriculados.service.ts';
import type { ListaPorAvisar } from './legajos-por-avisar.repository.ts';

const COLUMNAS = columnasDe('plazos_de_cupones', SIN_OPCIONES);
const decirCelda = (fila: FilaDeLista, columna: string): string => {
  const suya = COLUMNAS.find(({ clave }) => clave === columna);
  return suya ? formatCelda(suya, fila[columna] ?? '') : '';
};

const decirDias = (dias: string): string => (dias === '1' ? '1 día' : `${dias} días`);

/** What changes of the coupons of one kind; empty where nothing does. */
const decirCupon = (antes: FilaDeLista, ahora: FilaDeLista): string[] => {
  const dias = (columna: string, vencimiento: string): string[] => {
    const [eran, son] = [antes[columna] ?? '', ahora[columna] ?? ''];
    return eran === son ? [] : [`${decirDias(son)} al ${vencimiento} y no ${eran}`];
  };
  const [recargoAntes, recargoAhora] = [decirCelda(antes, 'recargo'), decirCelda(ahora, 'recargo')];
  return [
    ...dias('dias_primer_vencimiento', 'primer vencimiento'),
    ...dias('dias_ultimo_vencimiento', 'último'),
    ...(recargoAntes === recargoAhora
      ? []
      : [`recargo después del primero de ${recargoAhora} y no de ${recargoAntes}`]),
  ];
};

/** Coupons that were issued keep their terms: it is told to whoever may issue one (S-1141). */
export const avisarDePlazosDeCupones = async (db: Db, contexto: ContextoDeAviso): Promise<void> => {
  const { nueva, antes } = contexto;
  const anteriores = filasAnteriores('plazos_de_cupones', antes, nueva.vigente_desde);
  const cambios = nueva.filas.flatMap((ahora) => {
    const anterior = anteriores.find(({ circuito }) => circuito === ahora.circuito);
    const dicho = anterior ? decirCupon(anterior, ahora) : [];
    return dicho.length === 0 ? [] : [`${decirCelda(ahora, 'circuito')}: ${dicho.join(', ')}.`];
  });
  if (cambios.length === 0) return;
  const decir = ({ vigente_desde, norma, ya_rige }: ListaPorAvisar): string => {
    const desde = formatFecha(vigente_desde);
    const que = ya_rige
      ? `Rige desde el ${desde} «${norma}», para los cupones que se emiten.`
      : `Desde el ${desde}, por «${norma}», cambian los cupones que se emitan.`;
    return `${que} ${cambios.join(' ')} Los que ya tenés siguen como están.`;
  };
  await avisarALosMatriculados(db, contexto, { que: 'el plazo de los cupones', decir: () => decir });
};
