import { Stack } from '@mantine/core';
import { BuscarLugar } from './buscar-lugar.tsx';
import { DatosCatastrales } from './datos-catastrales.tsx';
import { DireccionDeLaObra } from './direccion-de-la-obra.tsx';
import { UbicacionEnElMapa } from './ubicacion-en-el-mapa.tsx';
import { Unidades } from './unidades.tsx';

/** AUT-066..092. */
export const PasoUbicacion = () => (
  <Stack gap="lg">
    <BuscarLugar />
    <DireccionDeLaObra />
    <Unidades />
    <DatosCatastrales />
    <UbicacionEnElMapa />
  </Stack>
);
