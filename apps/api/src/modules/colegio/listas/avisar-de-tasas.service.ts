import { columnasDe, type FilaDeLista, filasAnteriores, formatCelda, SIN_OPCIONES } from '@colega/domain/colegio';
import { formatFecha } from '@colega/domain/fechas';
import type { Db } from '../../../db/conectar.ts';
import { avisarDeBorradores } from '../../avisos/cambios/avisar-del-cambio.service.ts';
import { avisarACadaPersona, type ContextoDeAviso } from './avisar-a-los-matriculados.service.ts';
import { avisarDeLegajos, decirQueCambia } from './avisar-de-legajos.service.ts';
import { crearLectorDeMorosos } from './crear-lector-de-avisados.ts';
import { findLegajosQueDeben, type ListaPorAvisar } from './legajos-por-avisar.repository.ts';

const DE_LOS_CONTRATOS = { cep: 'CEP', timbrado: 'timbrado' } as const;
type TasaDeContrato = keyof typeof DE_LOS_CONTRATOS;
type Cambio<T extends string> = { tasa: T; antes: string; ahora: string };
type CambiosDeTasas = { contratos: Cambio<TasaDeContrato>[]; recargo: Cambio<'recargo_mensual'> | null };

const TASA = columnasDe('tasas', SIN_OPCIONES).find(({ clave }) => clave === 'tasa');
const enPorCiento = (valor: string): string => (TASA ? formatCelda(TASA, valor) : valor);
const NADA = enPorCiento('0');

/** What changes of contracts, and of what is overdue of a licence. */
export const tasasQueCambian = (anteriores: readonly FilaDeLista[], filas: readonly FilaDeLista[]): CambiosDeTasas => {
  const en = (unas: readonly FilaDeLista[], tasa: string): string =>
    enPorCiento(unas.find(({ clave }) => clave === tasa)?.tasa ?? '');
  const cambiosDe = <T extends string>(tasas: readonly T[]): Cambio<T>[] =>
    tasas
      .map((tasa) => ({ tasa, antes: en(anteriores, tasa), ahora: en(filas, tasa) }))
      .filter(({ antes, ahora }) => antes !== ahora);
  return {
    contratos: cambiosDe(['cep', 'timbrado'] as const),
    recargo: cambiosDe(['recargo_mensual'] as const)[0] ?? null,
  };
};

type DeContratos = readonly Cambio<TasaDeContrato>[];

const decirTasas = ({ vigente_desde, norma, ya_rige }: ListaPorAvisar, cambios: DeContratos): string => {
  const [pasa, es] = ya_rige ? ['pasó', 'era'] : ['pasa', 'es'];
  const dichas = cambios
    .map(({ tasa, antes, ahora }) => {
      if (ahora === NADA) return `el ${DE_LOS_CONTRATOS[tasa]} no se cobra más (su tasa ${es} de ${antes})`;
      if (antes === NADA) return `el ${DE_LOS_CONTRATOS[tasa]} se cobra, con una tasa de ${ahora}`;
      return `la tasa de ${DE_LOS_CONTRATOS[tasa]} ${pasa} de ${antes} a ${ahora}`;
    })
    .join(' y ');
  const desde = formatFecha(vigente_desde);
  const vale = 'Vale para los contratos con fecha de ese día en adelante: los de antes siguen con';
  return ya_rige
    ? `Rige desde el ${desde} «${norma}»: ${dichas}. ${vale} la que tenían.`
    : `Desde el ${desde} ${dichas}, por «${norma}». ${vale} la de ahora.`;
};

const nombrarTasas = (cambios: DeContratos): string[] =>
  cambios.map(({ tasa }) => `la tasa de ${DE_LOS_CONTRATOS[tasa]}`);

/** Files first, then drafts. Answers whether it was not withdrawn meanwhile. */
const avisarDeContratos = async (
  db: Db,
  { nueva, cambio }: ContextoDeAviso,
  cambios: DeContratos,
): Promise<boolean> => {
  const leer = (despues: number) => findLegajosQueDeben(db, { despues, vigente_desde: nueva.vigente_desde });
  const siguen = await avisarDeLegajos(db, cambio, leer, (legajo) => {
    const suyos = cambios.filter(({ tasa }) => legajo[tasa]);
    if (suyos.length === 0) return null;
    return { cosas: nombrarTasas(suyos), detalle: (lista) => decirTasas(lista, suyos) };
  });
  if (!siguen) return false;
  await avisarDeBorradores(db, cambio, 'legajo-%', async ({ que }) => (lista) => ({
    datos: decirQueCambia(nombrarTasas(cambios), que),
    detalle: decirTasas(lista, cambios),
  }));
  return true;
};

/** What it costs on a day is by the rate of that day, for all the months that are overdue (S-204). */
const decirRecargo = (
  { vigente_desde, norma, ya_rige }: ListaPorAvisar,
  { antes, ahora }: Omit<Cambio<'recargo_mensual'>, 'tasa'>,
): string => {
  const desde = formatFecha(vigente_desde);
  const [pasa, es] = ya_rige ? ['pasó', 'era'] : ['pasa', 'es'];
  const dicho =
    ahora === NADA
      ? `lo vencido de la matrícula no tiene más recargo (${es} de ${antes} por mes)`
      : antes === NADA
        ? `lo vencido de la matrícula tiene un recargo de ${ahora} por mes`
        : `el recargo por cada mes vencido de la matrícula ${pasa} de ${antes} a ${ahora}`;
  const que = ya_rige ? `Rige desde el ${desde} «${norma}»: ${dicho}.` : `Desde el ${desde} ${dicho}, por «${norma}».`;
  return `${que} Vale para todo lo que debas vencido ese día, también por los meses de antes. Un cupón que ya tenés cuesta lo que dice.`;
};

const LO_QUE_DEBO = '/app/cuenta/debo';

export const avisarDeTasas = async (db: Db, contexto: ContextoDeAviso): Promise<void> => {
  const { nueva, antes } = contexto;
  const { contratos, recargo } = tasasQueCambian(filasAnteriores('tasas', antes, nueva.vigente_desde), nueva.filas);
  if (contratos.length > 0 && !(await avisarDeContratos(db, contexto, contratos))) return;
  if (recargo === null) return;
  await avisarACadaPersona(db, contexto, crearLectorDeMorosos(db, nueva), {
    ...{ que: 'el recargo de lo que no pagues de la matrícula antes de que venza', enlace: LO_QUE_DEBO },
    decir: () => (lista) => decirRecargo(lista, recargo),
  });
};

/** What does not change after all, and how it stays; nothing where nothing was to change. */
export const decirTasasRetiradas = ({ contratos, recargo }: CambiosDeTasas): { que: string; sigue: string } => {
  const unir = (partes: string[]): string => new Intl.ListFormat('es').format(partes);
  const siguen = contratos.map(({ tasa, antes }) =>
    antes === NADA
      ? `el ${DE_LOS_CONTRATOS[tasa]} sigue sin cobrarse`
      : `la tasa de ${DE_LOS_CONTRATOS[tasa]} sigue en ${antes}`,
  );
  const delRecargo =
    recargo && (recargo.antes === NADA ? 'lo vencido sigue sin recargo' : `el recargo sigue en ${recargo.antes}`);
  return {
    que: unir([
      ...nombrarTasas(contratos).map((una) => `de ${una}`),
      ...(recargo ? ['del recargo por mes vencido'] : []),
    ]),
    sigue: unir([...siguen, ...(delRecargo ? [delRecargo] : [])]),
  };
};
