import { Nota } from '@colega/web-kit/ui/avisos/nota.tsx';
import { EstadoVacio } from '@colega/web-kit/ui/esperas/estado-vacio.tsx';
import { Stack } from '@mantine/core';
import { AreaDeCuenta } from '../area-de-cuenta.tsx';
import { FILTROS_DE_LA_CUENTA } from './filtros-de-cupones.ts';
import { adelantosDeListar, ListaDeCupones } from './lista-de-cupones.tsx';
import { EN_LA_CUENTA } from './lugares.ts';

const CuponesDeLaCuenta = () => (
  <AreaDeCuenta>
    <Stack gap="lg">
      <Nota>Si has realizado tus pagos a través de Sipago puede haber demora en la actualización de la deuda.</Nota>
      <ListaDeCupones
        lugar={EN_LA_CUENTA}
        definicion={FILTROS_DE_LA_CUENTA}
        vacio={
          <EstadoVacio
            icono="cuenta"
            titulo="No hay cupones"
            texto="Cuando liquides tu matrícula, o generes el CEP o el timbrado de un legajo, los cupones van a estar acá."
          />
        }
      />
    </Stack>
  </AreaDeCuenta>
);

export default CuponesDeLaCuenta;

export const adelantos = adelantosDeListar(FILTROS_DE_LA_CUENTA);
