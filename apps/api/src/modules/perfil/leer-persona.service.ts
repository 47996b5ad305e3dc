import type { Persona } from '@colega/contract/perfil';
import { BASE_API } from '@colega/contract/route';
import { esActivoAlDiaYVerificado } from '@colega/domain/perfil';
import type { Db } from '../../db/conectar.ts';
import { firmarCamino } from '../../http/firma.ts';
import { type FilaDePersona, findImagenDePerfil, findMatriculas, findPersonaById } from './personas.repository.ts';
import { leerRetrato } from './retratos.ts';

export type DepsDePersona = { secreto: string; ahora: Date; publicUrl: string };

export const caminoDeImagen = (personaId: number): string => `${BASE_API}/personas/${personaId}/imagen`;

/** OPN-003: the written form of the public link of a person. */
export const enlaceDePersona = (publicUrl: string, codigoQr: string): string => `${publicUrl}/#/qr/${codigoQr}`;

export const leerPersona = async (db: Db, id: number, deps: DepsDePersona): Promise<Persona | undefined> => {
  const [fila, matriculas] = await Promise.all([findPersonaById(db, id), findMatriculas(db, id)]);
  if (!fila) return undefined;
  const estados = matriculas.map(({ estado }) => estado.clave);
  return {
    id: fila.id,
    nombre: `${fila.nombre} ${fila.apellido}`,
    cuit: fila.cuit,
    email: fila.email,
    imagen_perfil: imagenDe(fila, deps),
    domicilio_real: domicilioDe(fila),
    telefonos: fila.telefonos,
    codigo_qr: fila.codigo_qr,
    enlace_qr: enlaceDePersona(deps.publicUrl, fila.codigo_qr),
    es_activo_al_dia_y_verificado: esActivoAlDiaYVerificado({ ...fila, estados }),
    distrito: { id: fila.distrito_id, nombre: fila.distrito_nombre },
    matriculas,
  };
};

const imagenDe = ({ id, imagen_perfil }: FilaDePersona, { secreto, ahora }: DepsDePersona) =>
  imagen_perfil === null ? null : { content_url: firmarCamino(secreto, caminoDeImagen(id), ahora) };

const domicilioDe = (fila: FilaDePersona): Persona['domicilio_real'] =>
  fila.domicilio_calle === null || fila.domicilio_numero === null
    ? null
    : {
        calle: fila.domicilio_calle,
        numero: fila.domicilio_numero,
        piso: fila.domicilio_piso,
        departamento: fila.domicilio_departamento,
      };

export const leerFotoDePersona = async (db: Db, id: number): Promise<Buffer | null> =>
  leerRetrato(await findImagenDePerfil(db, id));
