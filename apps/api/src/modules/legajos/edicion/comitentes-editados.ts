import { concuerdaConElPadron, validarCuitNuevo } from '@colega/domain/legajos';
import type { Db } from '../../../db/conectar.ts';
import type { BuscarComitente, ComitenteDelPadron, SinValidar } from '../../referencias/cuits/buscar-comitente.ts';
import { apellidoNombre } from '../buscar-comitentes.ts';
import { type ClientesResueltos, resolverComitentes } from '../comitentes-de-legajo.ts';
import { type ComitenteLeido, cuitDe, nombreEnviado } from '../entradas.ts';
import { exigirLegajoPropio } from '../legajo-propio.repository.ts';
import { conocidosDelTecnico } from '../padron/conocidos-del-tecnico.ts';
import { armarComitenteGuardado, findComitentes } from './comitentes.repository.ts';

/** As the registry had it; of a row from before it was kept, as it was written. */
const nombreDelPadron = ({
  nombre_en_el_padron,
  ...escrito
}: {
  nombre_en_el_padron: string | null;
  apellido: string;
  nombre: string;
}): string => nombre_en_el_padron ?? apellidoNombre(escrito);

export type ClientesNuevos = ReadonlyMap<string, ComitenteDelPadron | SinValidar>;

/** Asks the registry before the transaction. Somebody else's file throws 404 first: the question's time would tell who its clients are. */
export const buscarNuevos = async (
  db: Db,
  { id: legajoId, personaId }: { id: number; personaId: number },
  leidos: readonly ComitenteLeido[],
  buscar: BuscarComitente,
): Promise<ClientesNuevos> => {
  await exigirLegajoPropio(db, legajoId, personaId);
  const guardados = new Map((await findComitentes(db, legajoId)).map((guardado) => [guardado.cuit, guardado]));
  const esConocido = (leido: ComitenteLeido): boolean => {
    const guardado = guardados.get(cuitDe(leido));
    const enviado = nombreEnviado(leido);
    return (
      guardado?.padron === 'validado' &&
      (enviado === '' || concuerdaConElPadron(enviado, nombreDelPadron(guardado), guardado.fisico))
    );
  };
  const nuevos = [...new Set(leidos.filter((leido) => !esConocido(leido)).map(cuitDe))].filter(
    (cuit) => validarCuitNuevo(cuit, []).length === 0,
  );
  const hallados = await Promise.all(nuevos.map(buscar));
  return new Map(hallados.flatMap((hallado, i) => (nuevos[i] === undefined ? [] : [[nuevos[i], hallado]])));
};

/** The clients of an edited file. Existing ones need no registry; its validated locadores, which the edit form does not load (AUT-051), stay (S-137). */
export const resolverEditados = async (
  db: Db,
  { id: legajoId, personaId, esBorrador }: { id: number; personaId: number; esBorrador: boolean },
  leidos: readonly ComitenteLeido[],
  nuevos: ClientesNuevos,
): Promise<ClientesResueltos> => {
  const guardados = await findComitentes(db, legajoId);
  const conocidos = new Map<string, ComitenteDelPadron>(
    guardados
      .filter(({ padron }) => padron === 'validado')
      .map(({ cuit, fisico, res_806, locador, ...nombre }) => [
        cuit,
        { cuit, apellido_nombre: nombreDelPadron(nombre), fisico, res_806, locador },
      ]),
  );
  const resueltos = await resolverComitentes(
    leidos,
    async (cuit) => nuevos.get(cuit) ?? conocidos.get(cuit) ?? 'sin_respuesta',
    { conocidos: conocidosDelTecnico(db, personaId), esBorrador },
  );
  const enviados = new Set(resueltos.comitentes.map(({ cuit }) => cuit));
  const locadores = guardados
    .filter(({ locador, cuit, padron }) => locador && padron === 'validado' && !enviados.has(cuit))
    .map(armarComitenteGuardado);
  return { ...resueltos, locadores };
};
