import { concuerdaConElPadron } from '@colega/domain/legajos';
import type { Db } from '../../../db/conectar.ts';
import { enTransaccion } from '../../../db/transaccion.ts';
import { EL_PADRON } from '../../auditoria/autor.ts';
import {
  type BuscarComitente,
  type ComitenteDelPadron,
  estaEnElPadron,
} from '../../referencias/cuits/buscar-comitente.ts';
import { apellidoNombre } from '../buscar-comitentes.ts';
import { avisarDelLegajo } from '../cartas/avisar-del-legajo.ts';
import { anotarSituacion } from '../vida/anotar.repository.ts';
import { anotarHecho } from '../vida/anotar-hecho.service.ts';
import { avisarDeLasColas } from '../vida/avisar-del-cambio.ts';
import { lockLegajo } from '../vida/legajo.repository.ts';
import { findSituacion } from '../vida/situacion.repository.ts';
import {
  anotarConsulta,
  findCuitsSinRespuesta,
  findLegajosQueLoEsperan,
  findProvisorio,
  updateProvisorio,
} from './provisorios.repository.ts';

/** Of one run; the others wait for the next. */
const CUANTOS = 100;

/** One may fail by itself; of so many in a row, it is the registry. */
const SILENCIOS_SEGUIDOS = 3;

/** S-930: asks the registry for the clients that were added while it did not answer. */
export const validarComitentes = async (db: Db, buscar: BuscarComitente, reloj: () => Date): Promise<void> => {
  let silencios = 0;
  for (const cuit of await findCuitsSinRespuesta(db, CUANTOS)) {
    const respuesta = await buscar(cuit);
    await anotarConsulta(db, cuit, reloj());
    if (respuesta === 'sin_respuesta') {
      silencios += 1;
      if (silencios === SILENCIOS_SEGUIDOS) return;
      continue;
    }
    silencios = 0;
    const hallado = estaEnElPadron(respuesta) ? respuesta : null;
    for (const legajo_id of await findLegajosQueLoEsperan(db, cuit))
      await anotarRespuesta(db, { legajo_id, cuit, hallado, ahora: reloj() });
  }
};

type Respuesta = { legajo_id: number; cuit: string; hallado: ComitenteDelPadron | null; ahora: Date };

/** Under the file's lock, as any change of it; what its technician wrote stays, and only they correct it. */
const anotarRespuesta = (db: Db, { legajo_id, cuit, hallado, ahora }: Respuesta): Promise<void> =>
  enTransaccion(db, async (trx) => {
    const legajo = await lockLegajo(trx, legajo_id);
    const provisorio = legajo && (await findProvisorio(trx, legajo_id, cuit));
    if (!provisorio) return;
    const padron = hallado && esElMismo(provisorio, hallado) ? 'validado' : 'no_coincide';
    const nombre_en_el_padron = padron === 'validado' ? (hallado?.apellido_nombre ?? null) : null;
    await updateProvisorio(trx, provisorio.id, { padron, nombre_en_el_padron });
    const situacion = await findSituacion(trx, legajo_id);
    if (!situacion) return;
    const { estado } = situacion;
    const hasta = { estado, campo: 'comitentes', cuit, padron };
    await anotarHecho(trx, EL_PADRON, ahora, legajo_id, { accion: 'responder_el_padron', desde: { estado }, hasta });
    const { version, entro } = await anotarSituacion(trx, legajo_id, situacion, ahora);
    await avisarDeLasColas(trx, { legajo_id, version, autor: EL_PADRON, ahora }, entro);
    const nombre = apellidoNombre(provisorio);
    await avisarDelLegajo(
      trx,
      { legajo_id, ahora },
      {
        ...{ evento: 'padron_respondio', cosa: 'comitente', cosa_id: provisorio.id },
        que: padron === 'validado' ? 'El padrón validó a un comitente' : 'El padrón no reconoce a un comitente',
        detalle: padron === 'validado' ? quedaValidado(nombre) : noCoincide(nombre, provisorio, hallado),
      },
    );
  });

type Guardado = { apellido: string; nombre: string; fisico: boolean };

const esElMismo = (guardado: Guardado, hallado: ComitenteDelPadron): boolean =>
  guardado.fisico === (hallado.fisico ?? guardado.fisico) &&
  concuerdaConElPadron(apellidoNombre(guardado), hallado.apellido_nombre, guardado.fisico);

const quedaValidado = (nombre: string): string => `${nombre} quedó validado: seguí con tu legajo.`;

const noCoincide = (nombre: string, { fisico }: Guardado, hallado: ComitenteDelPadron | null): string =>
  hallado && fisico !== (hallado.fisico ?? fisico)
    ? `Para el padrón, ${nombre} es ${hallado.fisico ? 'una persona' : 'una empresa u organismo'}. Editá el legajo y completalo.`
    : hallado
      ? `Cargaste a ${nombre}, y ese CUIT es de ${hallado.apellido_nombre}. Editá el legajo y corregilo.`
      : `El CUIT de ${nombre} no figura en el padrón. Editá el legajo y corregilo.`;
