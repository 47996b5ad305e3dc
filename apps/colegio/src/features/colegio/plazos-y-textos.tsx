import type { AjustesDelColegio } from '@colega/contract/colegio';
import { formatFecha } from '@colega/domain/fechas';
import { useHoy } from '@colega/web-kit/ui/datos/use-hoy.ts';
import { Group, Stack, Text } from '@mantine/core';
import type { Ajuste } from './ajuste.ts';
import { crearCambioDePlazo, crearCambioDeTexto, nombreDePlazo, unidadDePlazo } from './ajustes-posibles.ts';
import { Cambiar } from './parte.tsx';

type Props = { ajustes: AjustesDelColegio; alCambiar: (ajuste: Ajuste) => void };

export const Plazos = ({ ajustes: { plazos }, alCambiar }: Props) => {
  const hoy = useHoy();
  return plazos.map((uno) => {
    const nombre = nombreDePlazo(uno.plazo);
    const unidad = unidadDePlazo(uno.plazo);
    return (
      <Group key={uno.plazo} justify="space-between" wrap="nowrap">
        <div>
          <Text fw={600}>{nombre}</Text>
          <Text>{`${uno.dias} ${unidad}`}</Text>
          {uno.siguen.map(({ vigente_desde, dias }) => (
            <Text key={`${vigente_desde}-${dias}`} size="sm">
              {`Desde el ${formatFecha(vigente_desde)}, ${dias} ${unidad}`}
            </Text>
          ))}
        </div>
        <Cambiar de={nombre} alPresionar={() => alCambiar(crearCambioDePlazo(uno, hoy))} />
      </Group>
    );
  });
};

export const Textos = ({ ajustes: { textos }, alCambiar }: Props) => (
  <Stack gap="sm">
    {textos.map((uno) => (
      <Group key={uno.clave} justify="space-between" wrap="nowrap">
        <div>
          <Text fw={600}>{uno.nombre}</Text>
          <Text>{uno.texto === '' ? 'Sin texto.' : uno.texto}</Text>
          {uno.texto !== uno.de_entrada && <Text size="sm">Es del Colegio: no es el que vino con el programa.</Text>}
        </div>
        <Cambiar de={uno.nombre} alPresionar={() => alCambiar(crearCambioDeTexto(uno))} />
      </Group>
    ))}
  </Stack>
);
