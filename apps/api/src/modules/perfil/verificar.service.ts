import { type DatoAVerificar, type EstadoDeDato, estadoDeImagen, impedimentoDeVerificar } from '@colega/domain/perfil';
import type { Db } from '../../db/conectar.ts';
import { errorHttp, invalido } from '../../http/error-http.ts';
import { anotarHechoDePersona } from './anotar-hecho.ts';
import { leerVerificacion } from './lo-verificado.service.ts';
import { conPersona, exigirMatricula, type PedidoDePersona } from './pedido-del-colegio.ts';
import {
  findTitulos,
  updateImagenVerificada,
  updateTituloVerificado,
  updateVerificado,
} from './verificar.repository.ts';

type Titulos = Awaited<ReturnType<typeof findTitulos>>;

const exigirPorVerificar = (estado: EstadoDeDato): void => {
  const problema = impedimentoDeVerificar(estado);
  if (problema) throw errorHttp(409, problema.codigo);
};

type Verificacion = { dato: DatoAVerificar; matricula?: string };

type Titulo = Pick<Titulos[number], 'titulo_descripcion' | 'titulo_verificado' | 'titulo_rechazado'>;
export const estadoDeTitulo = (titulo: Titulo | undefined): EstadoDeDato => {
  if (!titulo?.titulo_descripcion) return 'sin_cargar';
  if (titulo.titulo_verificado) return 'verificado';
  return titulo.titulo_rechazado === null ? 'por_verificar' : 'rechazado';
};

/** Throws 404, 422. */
export const exigirTitulo = async (trx: Db, personaId: number, codigo: string | undefined) => {
  if (!codigo) throw invalido([{ codigo: 'dato_requerido', campo: 'matricula' }]);
  const { id } = await exigirMatricula(trx, personaId, codigo);
  const titulo = (await findTitulos(trx, personaId)).find((uno) => uno.id === id);
  return { id, estado: estadoDeTitulo(titulo) };
};

const verificarTitulo = async (trx: Db, personaId: number, codigo: string | undefined): Promise<void> => {
  const { id, estado } = await exigirTitulo(trx, personaId, codigo);
  exigirPorVerificar(estado);
  await updateTituloVerificado(trx, id);
};

/** The college looked at a datum and at its paper: from now on it may be printed. Throws 404, 409, 412, 422. */
export const verificarDato = (db: Db, { dato, matricula, ...pedido }: PedidoDePersona & Verificacion): Promise<void> =>
  conPersona(db, pedido, async (trx, persona) => {
    if (dato === 'identidad') {
      exigirPorVerificar(persona.verificado ? 'verificado' : 'por_verificar');
      await updateVerificado(trx, persona.id);
    } else if (dato === 'titulo') await verificarTitulo(trx, persona.id, matricula);
    else {
      exigirPorVerificar(estadoDeImagen((await leerVerificacion(trx, persona.id))[dato]));
      await updateImagenVerificada(trx, persona.id, dato);
    }
    const hasta = { dato, ...(matricula !== undefined && { matricula }) };
    await anotarHechoDePersona(trx, pedido, persona.id, { accion: 'verificar_dato', hasta });
  });
