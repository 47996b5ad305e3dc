import { zIdParams, zLista } from '../primitives/primitives.ts';
import { type Binario, defineRutas } from '../route/route.ts';
import {
  TAMANIO_MAXIMO_DE_IMAGEN_BYTES,
  zAbrirCausa,
  zActoHecho,
  zAltaDePersona,
  zBloquear,
  zCambiarMatricula,
  zColasDePersonas,
  zConMotivoDePersona,
  zCorregirPersona,
  zCorregirTitulo,
  zExceptuar,
  zFichaDePersona,
  zFilaDePersona,
  zFiltrosDePersonas,
  zMatriculaNueva,
  zOpcionesDePersonas,
  zQueryPersonas,
  zRechazar,
  zRehabilitar,
  zSancionar,
  zVerificar,
} from './personas.schemas.ts';

const ACTO = { method: 'POST', params: zIdParams, idempotente: true, conVersion: true, response: zActoHecho } as const;
const IMAGEN = {
  method: 'POST',
  params: zIdParams,
  archivo: { campo: 'file', maximo: TAMANIO_MAXIMO_DE_IMAGEN_BYTES },
  response: zActoHecho,
  conVersion: true,
} as const;
const CSV = { binario: 'text/csv; charset=utf-8', archivo: 'personas.csv' } satisfies Binario;
const XLSX = {
  binario: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  archivo: 'personas.xlsx',
} satisfies Binario;
const PERSONA = '/colegio/personas/:id';

/** Reading: who there is, what waits, and one of them. */
export const rutasDePersonas = defineRutas({
  personas: {
    method: 'GET',
    path: '/colegio/personas',
    acceso: 'personas.ver',
    resumen:
      'Personas por nombre, CUIT, matrícula, número de legajo o de cupón, por cómo están, o las que esperan en una cola',
    query: zQueryPersonas,
    response: zLista(zFilaDePersona),
  },
  personasEnCsv: {
    method: 'GET',
    path: '/colegio/personas/exportar/csv',
    acceso: 'personas.ver',
    resumen: 'Las personas de un filtro, todas, con sus matrículas y su contacto, en CSV',
    query: zFiltrosDePersonas,
    response: CSV,
  },
  personasEnXlsx: {
    method: 'GET',
    path: '/colegio/personas/exportar/xlsx',
    acceso: 'personas.ver',
    resumen: 'Las personas de un filtro, todas, con sus matrículas y su contacto, en una planilla',
    query: zFiltrosDePersonas,
    response: XLSX,
  },
  opcionesDePersonas: {
    method: 'GET',
    path: '/colegio/personas/opciones',
    acceso: 'personas.ver',
    resumen: 'De qué estado, especialidad y distrito se pueden pedir las personas',
    response: zOpcionesDePersonas,
  },
  colasDePersonas: {
    method: 'GET',
    path: '/colegio/personas/colas',
    acceso: 'personas.ver',
    resumen: 'Cuántas altas y cuántos datos y títulos esperan que se los verifique, y en qué distritos',
    response: zColasDePersonas,
  },
  personaDelColegio: {
    method: 'GET',
    path: PERSONA,
    acceso: 'personas.ver',
    resumen: 'Lo que el Colegio tiene de una persona',
    params: zIdParams,
    response: zFichaDePersona,
    conVersion: true,
  },
  altaDePersona: {
    method: 'POST',
    path: '/colegio/personas',
    acceso: 'personas.registrar',
    resumen: 'Da de alta a una persona, con su matrícula y su usuario; le llega el enlace para elegir su contraseña',
    body: zAltaDePersona,
    response: zActoHecho,
    status: 201,
    idempotente: true,
  },
});

/** What the college does to one of them: each act is told to the trail, and makes another version. */
export const rutasDeActosSobrePersonas = defineRutas({
  corregirPersona: {
    ...ACTO,
    path: `${PERSONA}/corregir`,
    acceso: 'personas.registrar',
    resumen: 'Corrige datos de una persona; los anteriores quedan en la auditoría',
    body: zCorregirPersona,
  },
  agregarMatricula: {
    ...ACTO,
    path: `${PERSONA}/matriculas`,
    acceso: 'personas.registrar',
    resumen: 'Agrega una matrícula o un registro',
    body: zMatriculaNueva,
  },
  cambiarMatricula: {
    ...ACTO,
    path: `${PERSONA}/cambiar_matricula`,
    acceso: 'personas.registrar',
    resumen: 'Cambia el estado de una matrícula, o desde cuándo es',
    body: zCambiarMatricula,
  },
  corregirTitulo: {
    ...ACTO,
    path: `${PERSONA}/titulo`,
    acceso: 'personas.registrar',
    resumen: 'Corrige el título de una matrícula, que se vuelve a verificar',
    body: zCorregirTitulo,
  },
  verificarDato: {
    ...ACTO,
    path: `${PERSONA}/verificar`,
    acceso: 'personas.registrar',
    resumen: 'Da por verificada la identidad, la foto, la firma o un título: desde entonces se pueden imprimir',
    body: zVerificar,
  },
  rechazarDato: {
    ...ACTO,
    path: `${PERSONA}/rechazar`,
    acceso: 'personas.registrar',
    resumen: 'Rechaza la foto, la firma o un título que espera, con su motivo: se le avisa, y vale el anterior',
    body: zRechazar,
  },
  cargarFoto: {
    ...IMAGEN,
    path: `${PERSONA}/foto`,
    acceso: 'personas.registrar',
    resumen: 'Carga la foto de una persona; hasta que se verifica no se imprime',
  },
  cargarFirma: {
    ...IMAGEN,
    path: `${PERSONA}/firma`,
    acceso: 'personas.registrar',
    resumen: 'Carga la firma de una persona; hasta que se verifica no se imprime',
  },
  exceptuar: {
    ...ACTO,
    path: `${PERSONA}/excepcion`,
    acceso: 'personas.registrar',
    resumen: 'Cuenta a una persona como al día hasta una fecha, deba lo que deba; sin fecha, deja de contarla',
    body: zExceptuar,
  },
  bloquear: {
    ...ACTO,
    path: `${PERSONA}/bloquear`,
    acceso: 'personas.disciplina',
    resumen: 'Pone un bloqueo, que vale en el acto',
    body: zBloquear,
  },
  desbloquear: {
    ...ACTO,
    path: `${PERSONA}/desbloquear`,
    acceso: 'personas.disciplina',
    resumen: 'Levanta el bloqueo vigente de un tipo',
    body: zBloquear,
  },
  sancionar: {
    ...ACTO,
    path: `${PERSONA}/sancionar`,
    acceso: 'personas.disciplina',
    resumen: 'Carga una sanción a una matrícula y la suspende',
    body: zSancionar,
  },
  rehabilitar: {
    ...ACTO,
    path: `${PERSONA}/rehabilitar`,
    acceso: 'personas.disciplina',
    resumen: 'Vuelve a poner en vigor una matrícula; lo que debe, lo sigue debiendo',
    body: zRehabilitar,
  },
  abrirCausa: {
    ...ACTO,
    path: `${PERSONA}/causas`,
    acceso: 'personas.disciplina',
    resumen: 'Abre una causa, o pone al día la de ese número',
    body: zAbrirCausa,
  },
  emitirCarnet: {
    ...ACTO,
    path: `${PERSONA}/carnet`,
    acceso: 'carnets.emitir',
    resumen: 'Emite la credencial, que reemplaza a la anterior',
  },
  anularCarnet: {
    ...ACTO,
    path: `${PERSONA}/anular_carnet`,
    acceso: 'carnets.emitir',
    resumen: 'Anula la credencial vigente, con su motivo',
    body: zConMotivoDePersona,
  },
  cerrarSesionesDePersona: {
    ...ACTO,
    path: `${PERSONA}/cerrar_sesiones`,
    acceso: 'accesos.cerrar',
    resumen: 'Cierra todas las sesiones de una persona: terminan en su próximo pedido',
    body: zConMotivoDePersona,
  },
  mandarEnlaceDeIngreso: {
    ...ACTO,
    path: `${PERSONA}/enlace_de_ingreso`,
    acceso: 'personas.registrar',
    resumen: 'Le manda por correo el enlace para elegir otra contraseña',
  },
});
