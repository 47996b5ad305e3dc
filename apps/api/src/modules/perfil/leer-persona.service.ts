import { textoDelColegio, todosLosMensajes } from '@colega/contract/mensajes';
import type { Domicilio, MatriculaConTitulo, Persona } from '@colega/contract/perfil';
import { BASE_API } from '@colega/contract/route';
import { type Fecha, formatFecha } from '@colega/domain/fechas';
import { esActivoAlDiaYVerificado, imagenVerificada, type Veredicto, veredictoDe } from '@colega/domain/perfil';
import type { Db } from '../../db/conectar.ts';
import { findHechosDePersona } from '../../db/hechos-de-ejercicio.ts';
import { hoy } from '../../hoy.ts';
import { esFirmaValida, type Firma, firmarCamino } from '../../http/firma.ts';
import { type Colegio, diasDePlazo, leerColegio } from '../colegio/leer-colegio.service.ts';
import {
  type FilaDePersona,
  findImagenes,
  findMatriculas,
  findPersonaById,
  findPersonaPorCodigo,
} from './personas.repository.ts';
import { leerRetrato, leerRubrica } from './retratos.ts';

export type DepsDePersona = { secreto: string; ahora: Date; publicUrl: string };

type Imagen = 'foto' | 'firma';
const CAMINOS = { foto: 'imagen', firma: 'firma' } as const;
const caminoDe = (personaId: number, imagen: Imagen): string => `${BASE_API}/personas/${personaId}/${CAMINOS[imagen]}`;

/** OPN-003. */
export const enlaceDePersona = (publicUrl: string, codigoQr: string): string => `${publicUrl}/#/qr/${codigoQr}`;

const leerComoEjerce = async (db: Db, personaId: number) => {
  const [matriculas, veredicto] = await Promise.all([findMatriculas(db, personaId), leerVeredicto(db, personaId)]);
  return { matriculas, veredicto };
};
type ComoEjerce = Awaited<ReturnType<typeof leerComoEjerce>>;

export const leerMatriculas = async (db: Db, personaId: number): Promise<MatriculaConTitulo[]> =>
  conVeredicto(await leerComoEjerce(db, personaId));

export const leerVeredicto = async (db: Db, personaId: number): Promise<Veredicto> =>
  veredictoDe(await findHechosDePersona(db, personaId));

const conVeredicto = ({ matriculas, veredicto: { por_matricula } }: ComoEjerce): MatriculaConTitulo[] => {
  const habilitadas = new Set(por_matricula.filter(({ habilitada }) => habilitada).map(({ codigo }) => codigo));
  return matriculas.map((matricula) => ({ ...matricula, habilitada: habilitadas.has(matricula.codigo) }));
};

export type PersonaConSusHechos = ComoEjerce & { fila: FilaDePersona; colegio: Colegio };

/** Undefined for who is not there. */
export const leerHechosDePersona = async (db: Db, id: number): Promise<PersonaConSusHechos | undefined> => {
  const [fila, ejerce, colegio] = await Promise.all([findPersonaById(db, id), leerComoEjerce(db, id), leerColegio(db)]);
  return fila && { fila, colegio, ...ejerce };
};

export const leerPersona = async (db: Db, id: number, deps: DepsDePersona): Promise<Persona | undefined> => {
  const hechos = await leerHechosDePersona(db, id);
  return hechos && armarPersona(hechos, deps);
};

type ConFoto = { imagen_perfil: string | null; foto_verificada: string | null };
const fotoVerificada = ({ imagen_perfil, foto_verificada }: ConFoto): string | null =>
  imagenVerificada({ cargada: imagen_perfil, verificada: foto_verificada });

/** As anybody reads it: a photo that nobody looked at is not in it (S-604). */
export const leerPersonaPorCodigo = async (
  db: Db,
  codigo: string,
  deps: DepsDePersona,
): Promise<Persona | undefined> => {
  const fila = await findPersonaPorCodigo(db, codigo);
  if (!fila) return undefined;
  const publica = { ...fila, imagen_perfil: fotoVerificada(fila) };
  const [ejerce, colegio] = await Promise.all([leerComoEjerce(db, fila.id), leerColegio(db)]);
  return armarPersona({ fila: publica, colegio, ...ejerce }, deps);
};

/** S-512. */
export const plazoDeAlDia = (colegio: Colegio, hoy: Fecha) => ({
  ...{ hoy, dias_de_gracia: diasDePlazo(colegio, 'al_dia', hoy) },
});

/** Why the credential is not valid while its holder may not practise; a block is named with its day. */
const suspensionDe = ({ motivos }: Veredicto): string | null => {
  const bloqueo = motivos.find(({ codigo }) => codigo === 'ejercicio_bloqueado');
  if (!bloqueo) return motivos.length > 0 ? todosLosMensajes.credencial_sin_matricula : null;
  const desde = bloqueo.datos?.desde;
  if (typeof desde !== 'string') return todosLosMensajes.credencial_bloqueada;
  return textoDelColegio({ codigo: 'credencial_bloqueada_desde', datos: { desde: formatFecha(desde) } });
};

export const armarPersona = ({ fila, colegio, ...ejerce }: PersonaConSusHechos, deps: DepsDePersona): Persona => {
  const { veredicto } = ejerce;
  const dia = hoy(() => deps.ahora);
  return {
    ...identidadDe(fila),
    imagen_perfil: firmar(caminoDe(fila.id, 'foto'), fila.imagen_perfil, deps),
    firma: firmar(caminoDe(fila.id, 'firma'), fila.firma, deps),
    domicilio_real: domicilioReal(fila),
    domicilio_legal: domicilioLegal(fila),
    telefonos: fila.telefonos,
    codigo_qr: fila.codigo_qr,
    enlace_qr: enlaceDePersona(deps.publicUrl, fila.codigo_qr),
    es_activo_al_dia_y_verificado: esActivoAlDiaYVerificado({ ...fila, veredicto }, plazoDeAlDia(colegio, dia)),
    habilitado: veredicto.habilitado,
    credencial_suspendida: suspensionDe(veredicto),
    distrito: {
      id: fila.distrito_id,
      nombre: fila.distrito_nombre,
      contacto: colegio.contactoDe(fila.distrito_clave, dia),
    },
    matriculas: conVeredicto(ejerce),
  };
};

const identidadDe = (fila: FilaDePersona) => ({
  id: fila.id,
  apellido: fila.apellido,
  nombre: fila.nombre,
  documento: fila.documento,
  cuit: fila.cuit,
  fecha_alta: fila.fecha_alta,
  nacionalidad: fila.nacionalidad,
  fecha_nacimiento: fila.fecha_nacimiento,
  genero: fila.genero,
  email: fila.email,
});

/** An address of that image: another one that is loaded has another, though it comes within the same minute. */
const firmar = (camino: string, cual: string | null, { secreto, ahora }: DepsDePersona) =>
  cual === null ? null : { content_url: firmarCamino({ secreto, camino, cual }, ahora) };

const domicilioReal = (fila: FilaDePersona): Domicilio | null =>
  fila.domicilio_calle === null || fila.domicilio_numero === null
    ? null
    : {
        calle: fila.domicilio_calle,
        numero: fila.domicilio_numero,
        piso: fila.domicilio_piso,
        departamento: fila.domicilio_departamento,
        localidad: fila.real_localidad,
      };

export const domicilioLegal = (fila: FilaDePersona): Domicilio | null =>
  fila.legal_calle === null || fila.legal_numero === null
    ? null
    : {
        calle: fila.legal_calle,
        numero: fila.legal_numero,
        piso: fila.legal_piso,
        departamento: fila.legal_departamento,
        localidad: fila.legal_localidad,
      };

export type PedidoDeImagen = { id: number; imagen: Imagen; firma: Firma };

/** The very image that an address was signed for: what is looked at is what is verified. Null when it is kept no more. */
export const leerImagenFirmada = async (
  db: Db,
  { id, imagen, firma }: PedidoDeImagen,
  { secreto, ahora }: Pick<DepsDePersona, 'secreto' | 'ahora'>,
): Promise<Buffer | null> => {
  const suyas = await findImagenes(db, id);
  if (!suyas) return null;
  const nombres =
    imagen === 'foto' ? [suyas.imagen_perfil, suyas.foto_verificada] : [suyas.firma, suyas.firma_verificada];
  const camino = caminoDe(id, imagen);
  const nombre = nombres.find((cual) => cual !== null && esFirmaValida({ secreto, camino, cual }, firma, ahora));
  if (!nombre) return null;
  return imagen === 'foto' ? leerRetrato(db, id, nombre) : leerRubrica(db, id, nombre);
};
/** The one to print (S-604). */
export const leerFotoVerificada = async (db: Db, id: number): Promise<Buffer | null> => {
  const imagenes = await findImagenes(db, id);
  return leerRetrato(db, id, imagenes ? fotoVerificada(imagenes) : null);
};
/** The name of the signature that a paper made now may carry; null leaves room to sign by hand (S-604). */
export const leerFirmaVerificada = async (db: Db, id: number): Promise<string | null> => {
  const imagenes = await findImagenes(db, id);
  return imagenes ? imagenVerificada({ cargada: imagenes.firma, verificada: imagenes.firma_verificada }) : null;
};
