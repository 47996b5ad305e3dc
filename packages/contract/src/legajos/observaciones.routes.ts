import { z } from 'zod';
import { zIdParams } from '../primitives/primitives.ts';
import { zTexto } from '../primitives/texto.ts';
import { defineRutas } from '../route/route.ts';
import { zCambioDeLegajo } from './legajos.schemas.ts';
import { LARGO_DE_RESPUESTA } from './observaciones.schemas.ts';

export const rutasDeObservaciones = defineRutas({
  responderObservacion: {
    method: 'POST',
    path: '/legajo_observaciones/:id/responder',
    acceso: 'Ejercicio',
    resumen: 'Responde en palabras una observación del Colegio',
    params: zIdParams,
    body: z.object({ texto: zTexto(LARGO_DE_RESPUESTA).trim().min(1) }),
    response: zCambioDeLegajo,
    idempotente: true,
    conVersion: true,
  },
});
