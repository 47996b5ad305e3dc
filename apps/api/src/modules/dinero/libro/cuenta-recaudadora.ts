import { nombreDeBanco } from '../../referencias/datos/bancos.ts';
import { nombreDeMedio } from '../../referencias/datos/medios-de-pago.ts';

const nombreDeCuentaRecaudadora = ({ medio, banco }: { medio: string; banco: string | null }): string =>
  banco === null ? nombreDeMedio(medio) : `${nombreDeMedio(medio)} · ${nombreDeBanco(banco)}`;

export const nombrarCuenta = <C extends { medio: string; banco: string | null }>(
  cuenta: C,
): C & { nombre: string } => ({
  ...cuenta,
  nombre: nombreDeCuentaRecaudadora(cuenta),
});
