import { createECDH } from 'node:crypto';
import { publicaDe, type ServicioDePush } from '../../modules/avisos/dispositivos/servicio-de-push.ts';

const PRIVADA = 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94';

export const pushDePrueba = (simulado: string | null = null): ServicioDePush => ({
  ...{ privada: PRIVADA, publica: publicaDe(PRIVADA) },
  ...{ anfitriones: ['fcm.googleapis.com', '*.push.apple.com'], simulado },
});

/** As a browser answers when it lets itself be told there. */
export const suscripcionEn = (direccion: string) => ({
  direccion,
  claves: {
    p256dh: createECDH('prime256v1').generateKeys('base64url'),
    auth: Buffer.alloc(16, 7).toString('base64url'),
  },
});
