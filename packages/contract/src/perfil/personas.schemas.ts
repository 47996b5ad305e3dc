import {
  DATOS_A_RECHAZAR,
  DATOS_A_VERIFICAR,
  ESTADOS_DE_CREDENCIAL,
  ESTADOS_DE_DATO,
  ESTADOS_DE_MATRICULA,
} from '@colega/domain/perfil';
import { z } from 'zod';
import { zEntero, zFecha, zId, zIdNumerico, zImporte } from '../primitives/primitives.ts';
import { zRenglon, zTexto } from '../primitives/texto.ts';
import { METODOS_DE_INGRESO } from '../sesion/ingreso.schemas.ts';
import { zCorreccion, zDatosDeMatricula, zTituloDeMatricula } from './correccion.schemas.ts';
import { zBloqueo, zCausa, zMatriculaConTitulo, zPersona } from './perfil.schemas.ts';

export const COLAS_DE_PERSONAS = ['altas', 'por_verificar'] as const;
export type ColaDePersonas = (typeof COLAS_DE_PERSONAS)[number];

/** What a list of people may be asked of their money: that something is owed, that something of it fell due, or that nothing is. */
export const DEUDAS_DE_PERSONAS = ['debe', 'vencida', 'nada'] as const;
export type DeudaDePersonas = (typeof DEUDAS_DE_PERSONAS)[number];

const LARGO_DE_ESPECIALIDAD = 200;

/**
 * `texto` is a name, a CUIT or document, a licence, or the number of a file or of a coupon. A state and a speciality are of one same licence;
 * `deuda` is only for who may look at accounts.
 */
export const zFiltrosDePersonas = z.object({
  texto: zTexto(80).trim().optional(),
  cola: z.enum(COLAS_DE_PERSONAS).optional(),
  estado: z.enum(ESTADOS_DE_MATRICULA).optional(),
  especialidad: zRenglon(LARGO_DE_ESPECIALIDAD).optional(),
  distrito_id: zId.optional(),
  deuda: z.enum(DEUDAS_DE_PERSONAS).optional(),
});
export type PedidoDePersonas = z.output<typeof zFiltrosDePersonas>;
export const zQueryPersonas = zFiltrosDePersonas.extend({
  page: zEntero(1, 100_000).default(1),
  limit: zEntero(1, 100).default(25),
});

/** Of what a list of people may be asked, as the operator reaches it. */
export const zOpcionesDePersonas = z.object({
  distritos: z.array(z.object({ id: z.number(), nombre: z.string() })),
  estados: z.array(z.object({ clave: z.enum(ESTADOS_DE_MATRICULA), nombre: z.string() })),
  especialidades: z.array(z.string()),
});

const zDistrito = z.object({ id: z.number(), nombre: z.string() });

export const zFilaDePersona = z.object({
  id: z.number(),
  apellido: z.string(),
  nombre: z.string(),
  cuit: z.string(),
  distrito: zDistrito,
  matriculas: z.array(z.object({ codigo: z.string(), estado: z.string(), color: z.string(), color_texto: z.string() })),
  bloqueada: z.boolean(),
  por_verificar: z.boolean(),
});
export type FilaDePersonas = z.output<typeof zFilaDePersona>;

export const zColasDePersonas = z.object({
  colas: z.array(z.object({ cola: z.enum(COLAS_DE_PERSONAS), nombre: z.string(), total: z.number() })),
  /** Where the operator may register somebody. */
  distritos: z.array(zDistrito),
});

const zEstadoDeDato = z.enum(ESTADOS_DE_DATO);
export const zTipoDeBloqueo = z.object({
  clave: z.string(),
  nombre: z.string(),
  quita: z.array(z.enum(['cambio_estado', 'ejercicio', 'liquidar', 'ddjj'])),
  /** The person sees it, and is told. */
  visible: z.boolean(),
  /** One that is no longer put stays in who has it. */
  se_usa: z.boolean(),
});
export type TipoDeBloqueo = z.output<typeof zTipoDeBloqueo>;

const zCarnet = z.object({
  id: z.number(),
  numero: z.string(),
  fecha: z.string(),
  vencimiento: z.string(),
  estado: z.enum(ESTADOS_DE_CREDENCIAL),
});

export const zSancion = z.object({
  id: z.number(),
  matricula: z.string(),
  motivo: z.string(),
  importe: z.string(),
  fecha: z.string(),
  pagada: z.boolean(),
});

const zLegajoDePersona = z.object({
  id: z.number(),
  numero_legajo: z.number(),
  fecha: z.string(),
  comitente: z.string(),
  rubro: z.string(),
  estado: z.object({ nombre: z.string(), color: z.string(), color_texto: z.string() }),
});
export const zLegajosDePersona = z.object({ total: z.number(), ultimos: z.array(zLegajoDePersona) });

const zSesionDePersona = z.object({
  abierta_en: z.string(),
  usada_en: z.string(),
  dispositivo: z.string().nullable(),
  desde_donde: z.string().nullable(),
  metodo: z.enum(METODOS_DE_INGRESO).nullable(),
});

const zPuedeFaltar = z.string().nullable();
/** As they are kept, to be corrected. */
const zDatosDePersona = z.object({
  apellido: z.string(),
  nombre: z.string(),
  cuit: z.string(),
  email: z.string(),
  nacionalidad: zPuedeFaltar,
  genero: zPuedeFaltar,
  fecha_nacimiento: zPuedeFaltar,
  domicilio_calle: zPuedeFaltar,
  domicilio_numero: zPuedeFaltar,
  domicilio_piso: zPuedeFaltar,
  domicilio_departamento: zPuedeFaltar,
  domicilio_localidad_id: z.number().nullable(),
  legal_calle: zPuedeFaltar,
  legal_numero: zPuedeFaltar,
  legal_piso: zPuedeFaltar,
  legal_departamento: zPuedeFaltar,
  legal_localidad_id: z.number().nullable(),
  telefonos: z.array(z.object({ codigo_area: z.string(), numero: z.string(), tipo_contacto: z.string() })),
  distrito_id: z.number(),
  verificado: z.boolean(),
});

/** What the college keeps of a person, and what may be done with it. Parts of a permission that the reader lacks are null. */
export const zFichaDePersona = zPersona.extend({
  version: z.number(),
  usuario: z.object({ id: z.number(), username: z.string(), activo: z.boolean() }).nullable(),
  datos: zDatosDePersona,
  verificacion: z.object({ identidad: zEstadoDeDato, foto: zEstadoDeDato, firma: zEstadoDeDato }),
  matriculas: z.array(
    zMatriculaConTitulo.extend({ verificacion_del_titulo: zEstadoDeDato, titulo_rechazado: z.string().nullable() }),
  ),
  al_dia: z.object({
    esta: z.boolean(),
    deuda_desde: z.string().nullable(),
    dias_de_gracia: z.number(),
    excepcion: z.object({ hasta: z.string(), motivo: z.string() }).nullable(),
  }),
  bloqueos: z.array(zBloqueo.extend({ clave: z.string() })),
  tipos_de_bloqueo: z.array(zTipoDeBloqueo),
  sanciones: z.array(zSancion),
  causas: z.array(zCausa),
  carnets: z.array(zCarnet),
  /** Why a credential cannot be issued now; null when it can. */
  sin_carnet_porque: z.string().nullable(),
  legajos: zLegajosDePersona.nullable(),
  cuenta: z.object({ adeudado: z.string(), a_favor: z.string() }).nullable(),
  sesiones: z.array(zSesionDePersona).nullable(),
});
export type FichaDePersona = z.output<typeof zFichaDePersona>;

const LARGO_DE_MOTIVO = 500;
const zDicho = (maximo: number) => zRenglon(maximo).pipe(z.string().min(1, 'dato_requerido'));
const zMotivo = zDicho(LARGO_DE_MOTIVO);
const zCodigo = zTexto(12).trim().toUpperCase();
const zTitulo = zTituloDeMatricula.required();

export const zConMotivoDePersona = z.object({ motivo: zMotivo });

const zMatriculaDeAlta = z.object({
  codigo: zCodigo,
  descripcion: zDicho(120),
  institucion: zRenglon(120).optional(),
});
export const zAltaDePersona = z.object({
  apellido: zRenglon(60),
  nombre: zRenglon(60),
  cuit: zTexto(20).trim(),
  email: zTexto(200).trim(),
  username: zTexto(60).trim().toLowerCase(),
  distrito_id: zIdNumerico,
  matriculas: z.array(zMatriculaDeAlta).min(1).max(10),
});

/** A person in a district is moved by who has both of them: the whole college. */
export const zCorregirPersona = zConMotivoDePersona.extend({ datos: zCorreccion.omit({ verificado: true }) });
export const zMatriculaNueva = zTitulo.extend({ codigo: zCodigo, fecha_alta: zFecha.optional() });
export const zCorregirTitulo = zConMotivoDePersona.extend({ matricula: zCodigo, titulo: zTituloDeMatricula });
export const zCambiarMatricula = zConMotivoDePersona.extend({ matricula: zCodigo, datos: zDatosDeMatricula });
export const zVerificar = z.object({ dato: z.enum(DATOS_A_VERIFICAR), matricula: zCodigo.optional() });
export const zRechazar = zConMotivoDePersona.extend({ dato: z.enum(DATOS_A_RECHAZAR), matricula: zCodigo.optional() });
export const zBloquear = zConMotivoDePersona.extend({ tipo: zTexto(60).trim().min(1) });
export const zSancionar = zConMotivoDePersona.extend({
  matricula: zCodigo,
  importe: zImporte,
});
export const zRehabilitar = zConMotivoDePersona.extend({ matricula: zCodigo });
export const zAbrirCausa = z.object({
  numero: zDicho(40),
  descripcion: zDicho(LARGO_DE_MOTIVO),
  estado: zDicho(60),
  situacion: z.object({ class: zCausa.shape.situacion_actual.shape.class, mensaje: zDicho(200) }),
  vigente_desde: zFecha.optional(),
});
export const zExceptuar = zConMotivoDePersona.extend({ hasta: zFecha.nullable() });

export const zActoHecho = z.object({ id: z.number(), version: z.number(), message: z.string() });
export type ActoHecho = z.output<typeof zActoHecho>;
export const TAMANIO_MAXIMO_DE_IMAGEN_BYTES = 10 * 1024 * 1024;
