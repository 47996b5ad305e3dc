import { mensajes } from '@colega/contract/mensajes';
import { rutasDePerfil } from '@colega/contract/perfil';
import { rutasDeTablero } from '@colega/contract/tablero';
import { carnet, persona, personaSuspendida } from '@colega/web-kit/testing/datos-de-personas.ts';
import { type Escenas, noResponde, rechaza, responde } from '@colega/web-kit/testing/escena.ts';

const { persona: rutaPersona } = rutasDePerfil;
const { carnetVigente, fotoDelCarnet } = rutasDeTablero;

export const escenasDeCredencial: Escenas = {
  cargando: { muestra: 'Mi credencial', respuestas: [rutaPersona, carnetVigente].map(noResponde) },
  vacia: {
    muestra: mensajes.carnet_sin_vigente,
    respuestas: [responde(rutaPersona, persona()), rechaza(carnetVigente, 404, mensajes.carnet_sin_vigente)],
  },
  'con-datos': {
    muestra: /^Válida hasta/,
    respuestas: [
      responde(rutaPersona, persona()),
      responde(carnetVigente, carnet()),
      rechaza(fotoDelCarnet, 404, 'No encontramos lo que buscás.'),
    ],
  },
  falla: {
    muestra: 'No pudimos consultar tu carnet.',
    respuestas: [responde(rutaPersona, persona()), rechaza(carnetVigente, 500, 'Probá de nuevo en unos minutos.')],
  },
  'sin-permiso': {
    muestra: /Tu credencial está suspendida/,
    respuestas: [responde(rutaPersona, personaSuspendida())],
  },
};
