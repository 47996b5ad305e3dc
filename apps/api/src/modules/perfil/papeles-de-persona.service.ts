import { textoDelColegio } from '@colega/contract/mensajes';
import type { Fecha } from '@colega/domain/fechas';
import { type FaltanteDePapel, faltaParaCertificar } from '@colega/domain/perfil';
import type { Db } from '../../db/conectar.ts';
import { leerColegio } from '../colegio/leer-colegio.service.ts';
import { findLoQueSeImprime } from './correccion.repository.ts';

const NOMBRE: Readonly<Record<FaltanteDePapel, string>> = {
  domicilio: 'tu domicilio real con su localidad',
  titulo: 'el título de la matrícula',
  institucion: 'la institución que dio el título',
};

/** Why a licence cannot sign certificates yet: what its paper would leave blank, and whom to ask (S-417). Null when nothing is missing. */
export const faltaEnLosPapeles = async (
  db: Db,
  personaId: number,
  matriculaId: number,
  hoy: Fecha,
): Promise<string | null> => {
  const suyo = await findLoQueSeImprime(db, personaId, matriculaId);
  if (!suyo) return null;
  const { domicilio_calle, domicilio_numero, domicilio_localidad_id, institucion, titulo_descripcion } = suyo;
  const faltan = faltaParaCertificar({
    domicilio: Boolean(domicilio_calle && domicilio_numero && domicilio_localidad_id),
    institucion: institucion.trim() !== '',
    titulo: titulo_descripcion.trim() !== '',
  }).map((dato) => NOMBRE[dato]);
  if (faltan.length === 0) return null;
  const { telefono, correo } = (await leerColegio(db)).contactoDe(suyo.distrito_clave, hoy);
  const datos = { faltan: new Intl.ListFormat('es').format(faltan), distrito: suyo.distrito_nombre, telefono, correo };
  return textoDelColegio({ codigo: 'faltan_datos_para_certificar', datos });
};
