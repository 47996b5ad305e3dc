import { mensajes } from '@colega/contract/mensajes';
import { rutasDePerfil } from '@colega/contract/perfil';
import { rutasDeSesion } from '@colega/contract/sesion';
import { rutasDeCalendario } from '@colega/contract/tablero';
import { bloqueo, causa, matricula, persona } from '@colega/web-kit/testing/datos-de-personas.ts';
import { pagina } from '@colega/web-kit/testing/datos-de-referencias.ts';
import { permisos } from '@colega/web-kit/testing/datos-de-sesion.ts';
import { type Escenas, noResponde, rechaza, responde } from '@colega/web-kit/testing/escena.ts';

const { persona: rutaPersona, matriculas, bloqueos, causas } = rutasDePerfil;
const base = responde(rutasDeSesion.permisosDePersona, permisos());
const PROBLEMA = 'Tuvimos un problema. Probá de nuevo en unos minutos.';
const SIN_PERMISO = 'Tu usuario no puede ver estos datos. Comunicate con tu distrito.';
const TELEFONOS = [
  { codigo_area: '221', numero: '4556677', tipo_contacto: 'R' },
  { codigo_area: '221', numero: '4243001', tipo_contacto: 'L' },
];
const SIN_DATOS = persona({
  nacionalidad: null,
  fecha_nacimiento: null,
  genero: null,
  domicilio_legal: null,
  domicilio_real: null,
});

const calendario = responde(rutasDeCalendario.direccionDeCalendario, { direccion: null });

const dePersona = (vacia: RegExp | string, conDatos: RegExp | string): Escenas => ({
  cargando: { muestra: 'Cargando tus datos…', respuestas: [base, noResponde(rutaPersona)] },
  vacia: { muestra: vacia, respuestas: [base, calendario, responde(rutaPersona, SIN_DATOS)] },
  'con-datos': {
    muestra: conDatos,
    respuestas: [base, calendario, responde(rutaPersona, persona({ telefonos: TELEFONOS, ...IMAGENES }))],
  },
  falla: {
    muestra: mensajes.error_cargar_persona,
    respuestas: [base, rechaza(rutaPersona, 500, PROBLEMA)],
  },
  'sin-permiso': {
    muestra: 'No tenés permiso para ver esto',
    respuestas: [base, rechaza(rutaPersona, 403, SIN_PERMISO)],
  },
});

const dibujo = (ancho: number, alto: number, trazo: string) => ({
  content_url: `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${ancho} ${alto}">${trazo}</svg>`,
  )}`,
});
const IMAGENES = {
  imagen_perfil: dibujo(
    96,
    96,
    '<rect width="96" height="96" fill="#d8e9f1"/><circle cx="48" cy="40" r="20" fill="#8a5a3c"/><path d="M8 96c0-24 18-34 40-34s40 10 40 34z" fill="#064e6f"/>',
  ),
  firma: dibujo(
    160,
    80,
    '<path d="M14 52c20-44 30-40 22-8s22-40 34-22-8 26 12 14 30-22 62-6" fill="none" stroke="#14304a" stroke-width="3"/>',
  ),
};

export const escenasDeDatosPersonales = dePersona('Sin firma registrada', 'García, María Elena');
export const escenasDeContacto = dePersona(/no tiene registrado tu domicilio legal/, /4556677/);

const suspendida = matricula({
  id: 2,
  codigo: 'T-18.902',
  descripcion: 'Técnica en Electricidad',
  fecha_alta: '2014-08-20',
  titulo: { codigo: 'TEL', descripcion: 'Técnica en Electricidad' },
  institucion: { nombre: 'E.E.S.T. N.º 2 de Berisso' },
  estado: {
    id: 2,
    clave: 'suspendido',
    nombre: 'Suspendido',
    abreviatura: 'T',
    color: '#ffe3e3',
    color_texto: '#8f1d1d',
  },
});
const CAUSAS = [
  causa(),
  causa({
    id: 2,
    numero: '4410-2021',
    descripcion: 'Ejercicio con la matrícula suspendida.',
    vigente_desde: '2021-05-03',
    fecha_estado: '2022-02-18',
    estado: { nombre: 'Archivada', fecha: '2022-02-18' },
    situacion_actual: { class: 'success', mensaje: 'Resuelta sin sanción' },
  }),
];

export const escenasDeTitulo: Escenas = {
  cargando: {
    muestra: 'Cargando la lista…',
    respuestas: [base, ...[matriculas, bloqueos, causas].map(noResponde)],
  },
  vacia: {
    muestra: 'No tenés matrículas',
    respuestas: [base, responde(matriculas, pagina([])), responde(bloqueos, pagina([])), responde(causas, pagina([]))],
  },
  'con-datos': {
    muestra: /Resuelta sin sanción/,
    respuestas: [
      base,
      responde(matriculas, pagina([matricula(), suspendida])),
      responde(bloqueos, pagina([bloqueo(), bloqueo({ id: 2, vigente: false, motivo: 'Ya levantado.' })])),
      responde(causas, pagina(CAUSAS, 4, 1, 7)),
    ],
  },
  falla: {
    muestra: mensajes.error_cargar_causas,
    respuestas: [
      base,
      responde(matriculas, pagina([matricula()])),
      responde(bloqueos, pagina([])),
      rechaza(causas, 500, PROBLEMA),
    ],
  },
  'sin-permiso': {
    muestra: 'No tenés permiso para ver esto',
    respuestas: [
      base,
      rechaza(matriculas, 403, SIN_PERMISO),
      responde(bloqueos, pagina([])),
      responde(causas, pagina([])),
    ],
  },
};
