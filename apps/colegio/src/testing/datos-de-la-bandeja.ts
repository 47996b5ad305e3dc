import type { ColaContada, FilaDeBandeja } from '@colega/contract/legajos';
import { COLAS, type Cola, NOMBRES_DE_COLAS } from '@colega/domain/legajos';
import { estado } from '@colega/web-kit/testing/datos-de-referencias.ts';

export const fila = (cambios: Partial<FilaDeBandeja> = {}): FilaDeBandeja => ({
  ...{
    id: 1,
    numero_legajo: 101,
    matricula: 'T-12.345',
    comitente: 'Fernández Ana',
    ubicacion: 'Calle 50 1234, La Plata',
  },
  tecnico: { id: 3, apellido: 'García', nombre: 'María Elena', cuit: '27240816356' },
  ...{ rubro: { id: 4, nombre: 'Obra civil' }, distrito: { id: 1, nombre: 'Distrito I' } },
  ...{ estado: estado(), desde: '2026-11-18', toma: null },
  plazo: { estado: 'en_termino', edad: 2, vence: '2026-11-25', texto: 'Vence en 3 días hábiles' },
  ...cambios,
});

/** Three that wait: one of them late, and one that somebody has. */
export const FILAS: readonly FilaDeBandeja[] = [
  fila({
    ...{ id: 1, numero_legajo: 101 },
    plazo: { estado: 'vencido', edad: 7, vence: '2026-11-18', texto: 'Vencido hace 2 días hábiles' },
  }),
  fila({ id: 2, numero_legajo: 102, toma: { usuario_id: 40, quien: 'Ana Paz', desde: '2026-11-20T13:30:00.000Z' } }),
  fila({ id: 3, numero_legajo: 103 }),
];

export const colas = (cuantos: Partial<Record<Cola, [total: number, vencidos: number]>> = {}) => ({
  colas: COLAS.map((cola): ColaContada => {
    const [total, vencidos] = cuantos[cola] ?? [0, 0];
    return { cola, nombre: NOMBRES_DE_COLAS[cola], dias_habiles: 5, total, vencidos };
  }),
});
