import type { Importacion } from '@colega/contract/importaciones';

export const importacion = (cambios: Partial<Importacion> = {}): Importacion => ({
  ...{ id: 7, estado: 'columnas', archivos: ['padron.xlsx'], quien: 'registro', creada_en: '2026-03-20T15:00:00.000Z' },
  ...{ ensayada_en: null, aceptada_en: null, acepto: null, filas: 3, version: 2 },
  hojas: [
    {
      ...{ archivo_id: 1, archivo: 'padron.xlsx', nombre: 'Deudas', filas: 3, entidad: 'deudas', titulos: 0 },
      encabezados: ['Mat', 'Concepto', 'Año', 'Saldo', 'Vto', 'Otra'],
      columnas: { matricula: 0, concepto: 1, anio: 2, importe: 3 },
      ...{ muestra: [['T-12.345', 'Arancel', '2025', '1.500,50', '31/03/2025', '']], faltan: ['Vencimiento'] },
    },
  ],
  ...{
    controles: { deudas: null, pagos: null, saldos_a_favor: null, sanciones: null },
    diferencias: [],
    resumen: null,
    paso: null,
    hechas: 0,
    total: 0,
  },
  ...{ falla: null, por_invitar: 0, sin_correo: 0, invitados: 0 },
  ...cambios,
});

const SIN_FALTAS = importacion().hojas.map((hoja) => ({
  ...hoja,
  columnas: { ...hoja.columnas, vencimiento: 4 },
  faltan: [],
}));

export const ensayada = (cambios: Partial<Importacion> = {}): Importacion =>
  importacion({
    ...{ estado: 'ensayada', hojas: SIN_FALTAS, ensayada_en: '2026-03-20T15:01:00.000Z', version: 5 },
    resumen: {
      cuentas: [{ entidad: 'deudas', crea: 1, cambia: 0, igual: 1, rechaza: 1 }],
      ...{ deudas: { entra: '2500.49', rechazado: '10.00' }, pagos: { entra: '0.00', rechazado: '0.00' } },
      saldos_a_favor: { entra: '0.00', rechazado: '0.00' },
      sanciones: { entra: '0.00', rechazado: '0.00' },
      motivos: [{ entidad: 'deudas', motivo: 'Importe: El importe es cero.', cuantas: 1 }],
      rechazadas: [{ hoja: 'Deudas', fila: 4, entidad: 'deudas', columna: 'Importe', motivo: 'El importe es cero.' }],
      cambios: [],
      siguen_desde: null,
      segundos: 0.2,
    },
    ...cambios,
  });
