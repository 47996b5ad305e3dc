import { mensajes } from '@colega/contract/mensajes';
import { rutasDePerfil } from '@colega/contract/perfil';
import { rutasDeReferencias } from '@colega/contract/referencias';
import { rutasDeSesion } from '@colega/contract/sesion';
import { rutasDeTablero } from '@colega/contract/tablero';
import {
  bloqueo,
  carnet,
  matricula,
  noticia,
  pendiente,
  persona,
  personaSuspendida,
  tablero,
} from '@colega/web-kit/testing/datos-de-personas.ts';
import { configuracion, pagina } from '@colega/web-kit/testing/datos-de-referencias.ts';
import { permisos } from '@colega/web-kit/testing/datos-de-sesion.ts';
import { type Escenas, noResponde, rechaza, responde } from '@colega/web-kit/testing/escena.ts';

const { persona: rutaPersona, matriculas, bloqueos } = rutasDePerfil;
const { permisosDePersona } = rutasDeSesion;
const { carnetVigente, noticias, tablero: rutaTablero } = rutasDeTablero;
const conNoticias = responde(rutasDeReferencias.configuracion, configuracion({ noticias: true }));

const suspendida = matricula({
  id: 2,
  codigo: 'T-18.902',
  descripcion: 'Técnica en Electricidad',
  habilitada: false,
  estado: {
    id: 2,
    clave: 'suspendido',
    nombre: 'Suspendido',
    abreviatura: 'T',
    color: '#ffe3e3',
    color_texto: '#8f1d1d',
  },
});
const BORRADORES = {
  total: 3,
  ultimo: {
    id: '5f0c7a52-6a57-4d6e-9d2f-0a3a3c1f9b11',
    que: 'Legajo Manual',
    detalle: 'GOMEZ ANA · Calle 50 1234, La Plata',
    falta: ['UBICACIÓN', 'CONTRATO'],
    enlace: '/app/ejercicio/legajo/manual',
  },
};

const todo = [
  responde(rutaPersona, persona()),
  responde(matriculas, pagina([matricula(), suspendida])),
  responde(bloqueos, pagina([bloqueo(), bloqueoCerrado()])),
  responde(carnetVigente, carnet()),
  responde(rutaTablero, lleno()),
  responde(noticias, pagina([noticia(), noticia({ id: 2, titulo: 'Timbrado prepago: recordá el plazo' })])),
  conNoticias,
];

export const escenasDeTablero: Escenas = {
  cargando: {
    muestra: 'Hola, mgarcia',
    respuestas: [rutaPersona, matriculas, bloqueos, permisosDePersona, carnetVigente, noticias, rutaTablero].map(
      noResponde,
    ),
  },
  vacia: {
    muestra: /No tenés bloqueos/,
    respuestas: [
      responde(rutaPersona, persona({ es_activo_al_dia_y_verificado: false, telefonos: [], domicilio_real: null })),
      responde(matriculas, pagina([])),
      responde(bloqueos, pagina([])),
      responde(rutaTablero, tablero()),
      responde(permisosDePersona, permisos()),
    ],
  },
  'con-datos': { muestra: 'Hola, María Elena', respuestas: [...todo, responde(permisosDePersona, permisos())] },
  falla: {
    muestra: /No pudimos cargar tus matrículas/,
    respuestas: [
      responde(rutaPersona, persona()),
      rechaza(matriculas, 500, 'Probá de nuevo en unos minutos.'),
      rechaza(bloqueos, 500, 'Probá de nuevo en unos minutos.'),
      rechaza(carnetVigente, 404, mensajes.carnet_sin_vigente),
      rechaza(noticias, 500, 'Probá de nuevo en unos minutos.'),
      rechaza(rutaTablero, 500, 'Probá de nuevo en unos minutos.'),
      rechaza(permisosDePersona, 500, 'No'),
      conNoticias,
    ],
  },
  'sin-permiso': {
    muestra: mensajes.sin_habilidad_ejercicio_en_inicio,
    respuestas: [
      ...todo,
      responde(rutaPersona, personaSuspendida()),
      responde(matriculas, pagina([matricula({ habilitada: false }), suspendida])),
      responde(permisosDePersona, permisos({ ejercicio: false, liquidar: false })),
    ],
  },
};

function bloqueoCerrado() {
  return bloqueo({
    id: 2,
    vigente: false,
    motivo: 'Presentó el título legalizado.',
    rangos: [
      { estado: 'inicio', fecha: '2026-01-05' },
      { estado: 'fin', fecha: '2026-02-10' },
    ],
  });
}

function lleno() {
  const cuota = { falta: 'pagar_cargo', legajo: null, cargo: 'CUOTA 1 2026 · T-12.345', importe: '85100.00' } as const;
  const { para_hacer, debe } = tablero(
    [
      pendiente({ ...cuota, vence: '2026-06-30', dias: -145 }),
      pendiente({ falta: 'responder_observacion', importe: null, observacion_id: 3, vence: '2026-11-23', dias: 1 }),
      pendiente({ falta: 'timbrar', importe: '953160.00', vence: '2026-12-08', dias: 16 }),
      pendiente({ falta: 'confirmar', importe: null }),
    ],
    {
      adeudado: '906196.00',
      a_favor: '120000.00',
      resto: '786196.00',
      vence: '2026-06-30',
      dias: -145,
    },
  );
  return { para_hacer: { ...para_hacer, legajos: 12, al_colegio: 20 }, borradores: BORRADORES, debe };
}
