import { parseCrontab } from 'graphile-worker';
import { expect, test } from 'vitest';
import { CRONTAB } from './horario.ts';

test('la cola entiende el horario: pregunta por los pagos cada minuto, vence y cobra varias veces por día, y limpia de noche', () => {
  const leido = parseCrontab(CRONTAB);
  expect(leido.map(({ task, options }) => [task, options])).toMatchObject([
    ['barrer_intenciones', { maxAttempts: 1, jobKey: 'barrer_intenciones' }],
    ['dar_de_baja', { maxAttempts: 1, jobKey: 'dar_de_baja' }],
    ['barrer_cobranzas', { maxAttempts: 1, jobKey: 'barrer_cobranzas' }],
    ['vencer_cupones', { maxAttempts: 1, jobKey: 'vencer_cupones' }],
    ['avisar_vencimientos', { maxAttempts: 1, jobKey: 'avisar_vencimientos' }],
    ['quitar_imagenes', { maxAttempts: 1, jobKey: 'quitar_imagenes' }],
  ]);
});
