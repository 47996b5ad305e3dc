import { type DecisionDeFila, resumirDecisiones } from '@colega/domain/importaciones';
import { formatImporte } from '@colega/domain/importes';
import type { Db } from '../../../db/conectar.ts';
import { anotarEnAuditoria, anotarMuchosEnAuditoria, type HechoAuditado } from '../../auditoria/anotar.service.ts';
import { avisarALaPersona } from '../../perfil/avisar-a-la-persona.ts';
import type { DelColegio } from '../../perfil/pedido-del-colegio.ts';
import { findCuitsPorMatricula, findIdsPorCuit } from './personas.repository.ts';

type DeUnaPersona = { nueva: boolean; desde: Record<string, unknown>; hasta: Record<string, unknown> };

const DE_PERSONAS = ['personas', 'matriculas', 'titulos', 'bloqueos', 'saldos_a_favor', 'sanciones'] as const;

const sumarA = (hasta: Record<string, unknown>, que: string, una: string): void => {
  hasta[que] = [...((hasta[que] as string[] | undefined) ?? []), una];
};

/** Of each person, what came and what changed, in one line. */
const porPersona = (
  decisiones: readonly DecisionDeFila[],
  cuits: ReadonlyMap<string, string>,
): Map<string, DeUnaPersona> => {
  const hechos = new Map<string, DeUnaPersona>();
  for (const { entidad, resultado, valores, cambios } of decisiones) {
    if (!DE_PERSONAS.some((una) => una === entidad) || (resultado !== 'crea' && resultado !== 'cambia')) continue;
    const cuit = valores.cuit ?? cuits.get(valores.matricula ?? '') ?? '';
    const hecho = hechos.get(cuit) ?? { nueva: false, desde: {}, hasta: {} };
    hechos.set(cuit, hecho);
    if (entidad === 'personas' && resultado === 'crea') hecho.nueva = true;
    if (entidad === 'sanciones') {
      sumarA(hecho.hasta, 'sanciones', `${valores.referencia} ${formatImporte(valores.importe ?? '0.00')}`);
      continue;
    }
    const prefijo = entidad === 'matriculas' || entidad === 'titulos' ? `matricula ${valores.matricula} ` : '';
    for (const { campo, antes, ahora } of cambios) {
      hecho.desde[`${prefijo}${campo}`] = antes;
      hecho.hasta[`${prefijo}${campo}`] = ahora;
    }
    if (resultado !== 'crea') continue;
    if (entidad === 'matriculas') sumarA(hecho.hasta, 'matriculas', valores.matricula ?? '');
    if (entidad === 'titulos' && cambios.length === 0)
      sumarA(hecho.hasta, 'titulos', `${valores.matricula} ${valores.titulo}`);
    if (entidad === 'saldos_a_favor')
      sumarA(hecho.hasta, 'saldos_a_favor', `${valores.referencia} ${formatImporte(valores.importe ?? '0.00')}`);
    if (entidad === 'bloqueos') sumarA(hecho.hasta, 'bloqueos', `${valores.tipo} ${valores.desde}`);
  }
  return hechos;
};

/** A licence that a sanction suspends is told as any other of the college's: reports count it by this line. */
const lasQueSuspenden = (
  decisiones: readonly DecisionDeFila[],
  cuits: ReadonlyMap<string, string>,
  ids: ReadonlyMap<string, number>,
  importacion: number,
): (HechoAuditado & { id: number })[] =>
  decisiones.flatMap(({ entidad, resultado, valores }) => {
    if (entidad !== 'sanciones' || resultado !== 'crea' || !valores.estado_anterior) return [];
    const { matricula = '', importe, motivo, estado_anterior: estado } = valores;
    const id = ids.get(cuits.get(matricula ?? '') ?? '');
    if (id === undefined) return [];
    const hasta = { matricula, estado: 'suspendido', importe, importacion };
    return [{ id, accion: 'sancionar', desde: { matricula, estado }, hasta, motivo: motivo ?? '' }];
  });

/** One line for the import, and one for each person that it touched. */
export const anotarLoImportado = async (
  trx: Db,
  { autor, ahora, importacion_id }: DelColegio & { importacion_id: number },
  decisiones: readonly DecisionDeFila[],
): Promise<void> => {
  const cuits = await findCuitsPorMatricula(
    trx,
    decisiones.flatMap(({ entidad, valores }) =>
      entidad === 'titulos' || entidad === 'sanciones' ? (valores.matricula ?? []) : [],
    ),
  );
  const hechos = [...porPersona(decisiones, cuits)];
  const ids = await findIdsPorCuit(
    trx,
    hechos.map(([cuit]) => cuit),
  );
  const lineas = hechos.flatMap(([cuit, { nueva, desde, hasta }]): (HechoAuditado & { id: number })[] => {
    const id = ids.get(cuit);
    if (id === undefined) return [];
    return [
      { id, accion: nueva ? 'importar' : 'importar_cambios', desde, hasta: { ...hasta, importacion: importacion_id } },
    ];
  });
  await anotarMuchosEnAuditoria(trx, autor, ahora, 'persona', lineas);
  const suspendidas = lasQueSuspenden(decisiones, cuits, ids, importacion_id);
  await anotarMuchosEnAuditoria(trx, autor, ahora, 'persona', suspendidas);
  for (const { id, ...hecho } of suspendidas) await avisarALaPersona(trx, id, hecho, ahora);
  const { cuentas, deudas, pagos, saldos_a_favor, sanciones } = resumirDecisiones(decisiones);
  await anotarEnAuditoria(
    trx,
    autor,
    ahora,
    { entidad: 'importacion', id: importacion_id },
    {
      accion: 'aceptar_importacion',
      hasta: {
        ...Object.fromEntries(
          cuentas.map(({ entidad, crea, cambia }) => [entidad, `${crea} nuevas, ${cambia} cambiadas`]),
        ),
        saldos: deudas.entra,
        pagos_anteriores: pagos.entra,
        a_favor: saldos_a_favor.entra,
        sanciones_que_se_deben: sanciones.entra,
      },
    },
  );
};
