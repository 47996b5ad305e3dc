import { EstadoVacio } from '@colega/web-kit/ui/esperas/estado-vacio.tsx';
import { PestaniasDeRuta } from '@colega/web-kit/ui/paginas/pestanias-de-ruta.tsx';
import { Stack, Title } from '@mantine/core';
import { PESTANIAS_DE_EJERCICIO } from '../../../lib/navegacion/pestanias.ts';
import { FILTROS_DEL_EJERCICIO } from './filtros-de-cupones.ts';
import { adelantosDeListar, ListaDeCupones } from './lista-de-cupones.tsx';
import { EN_EL_EJERCICIO } from './lugares.ts';

/** CUP-011. */
const CuponesDelEjercicio = () => (
  <Stack gap="lg">
    <Title order={1}>Cupones</Title>
    <PestaniasDeRuta pestanias={PESTANIAS_DE_EJERCICIO}>
      <ListaDeCupones
        lugar={EN_EL_EJERCICIO}
        definicion={FILTROS_DEL_EJERCICIO}
        vacio={
          <EstadoVacio
            icono="cuenta"
            titulo="No hay cupones"
            texto="Cuando generes el CEP o el timbrado de un legajo, o liquides tu matrícula, los cupones van a estar acá."
          />
        }
      />
    </PestaniasDeRuta>
  </Stack>
);

export default CuponesDelEjercicio;

export const adelantos = adelantosDeListar(FILTROS_DEL_EJERCICIO);
