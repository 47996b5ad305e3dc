import { expect, test } from 'vitest';
import { pushDePrueba } from '../../../testing/avisos/push-de-prueba.ts';
import { esDeUnServicio } from './servicio-de-push.ts';

const PUSH = pushDePrueba('http://127.0.0.1:4000');

test.each([
  'https://fcm.googleapis.com/fcm/send/a:b',
  'https://web.push.apple.com/x',
  'http://127.0.0.1:4000/push/a/1',
])('se avisa por un servicio conocido: %s', (direccion) => expect(esDeUnServicio(direccion, PUSH)).toBe(true));

// S-908
test.each([
  'http://fcm.googleapis.com/fcm/send/a',
  'https://fcm.googleapis.com:8443/fcm/send/a',
  'https://yo:clave@fcm.googleapis.com/a',
  'https://fcm.googleapis.com.malo.test/a',
  'https://malofcm.googleapis.com/a',
  'https://push.apple.com/a',
  'https://malopush.apple.com/a',
  'https://127.0.0.1/a',
  'https://[::1]/a',
  'https://169.254.169.254/latest/meta-data',
  'https://localhost/a',
  'http://127.0.0.1:4001/push/a/1',
  'http://127.0.0.1:4000@malo.test/a',
  'file:///etc/passwd',
  'nada',
])('y por ningún otro, ni por la red propia: %s', (direccion) => {
  expect(esDeUnServicio(direccion, PUSH)).toBe(false);
});

test('fuera de la demo el sandbox tampoco', () => {
  expect(esDeUnServicio('http://127.0.0.1:4000/push/a/1', pushDePrueba())).toBe(false);
});
