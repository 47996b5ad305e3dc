import type { BancoOfrecido } from '@colega/domain/colegio';
import { crearCampo } from '@colega/domain/formularios';
import { type ActoDeTesoreria, campoDeBanco } from './acto-de-tesoreria.ts';

/** Of the transfer that gave something back. */
export const crearTransferencia = (bancos: readonly BancoOfrecido[]): Pick<ActoDeTesoreria, 'campos' | 'deBancos'> => ({
  campos: [
    campoDeBanco('Salió de'),
    crearCampo('comprobante', 'Número de la transferencia', 'texto', { requerido: true, largo: 60 }),
    crearCampo('fecha', 'Día de la transferencia', 'fecha', { requerido: true }),
  ],
  deBancos: { bancos, dia: 'fecha' },
});
