import type { AccionDeAuditoria } from '@colega/contract/auditoria';
import type { AjusteHecho } from '@colega/contract/colegio';
import type { Db } from '../../db/conectar.ts';
import { enTransaccion } from '../../db/transaccion.ts';
import { anotarEnAuditoria } from '../auditoria/anotar.service.ts';
import type { Autor } from '../auditoria/autor.ts';
import { insertSeccion } from './ajustes.repository.ts';

type Agregado = { seccion: string; accion: AccionDeAuditoria; hasta: object; message: string };

/** Something that the college did not have: it is kept with its version and its line of the audit, or not at all. */
export const agregarParte = (
  db: Db,
  { autor, ahora }: { autor: Autor; ahora: Date },
  trabajo: (trx: Db) => Promise<Agregado>,
): Promise<AjusteHecho> =>
  enTransaccion(db, async (trx) => {
    const { seccion, accion, hasta, message } = await trabajo(trx);
    const { id, version } = await insertSeccion(trx, seccion);
    await anotarEnAuditoria(trx, autor, ahora, { entidad: 'colegio', id }, { accion, hasta });
    return { version, message };
  });
