import { type AjustesDelColegio, nombreDePlazo } from '@colega/contract/colegio';
import { todosLosMensajes } from '@colega/contract/mensajes';
import { esClaveDeTexto, esLeyenda, esTextoComun } from '@colega/domain/colegio';
import { formatFecha } from '@colega/domain/fechas';
import { useHoy } from '@colega/web-kit/ui/datos/use-hoy.ts';
import { Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Accion } from '../../ui/seccion.tsx';
import type { Ajuste } from './ajuste.ts';
import { crearCambioDePlazo, crearCambioDeTexto, unidadDePlazo } from './ajustes-posibles.ts';
import { EnSuLista } from './en-su-lista.tsx';

type Props = { ajustes: AjustesDelColegio; alCambiar: (ajuste: Ajuste) => void };

export const Plazos = ({ ajustes: { plazos, en_marcha }, alCambiar }: Props) => {
  const hoy = useHoy();
  const renglones = plazos.map((uno) => {
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
        {!en_marcha && (
          <Accion de={nombre} alPresionar={() => alCambiar(crearCambioDePlazo(uno, hoy))}>
            Cambiar
          </Accion>
        )}
      </Group>
    );
  });
  return (
    <>
      {en_marcha && <EnSuLista lista="plazos" porque={todosLosMensajes.plazo_que_se_publica} />}
      {renglones}
    </>
  );
};

type PropsDeTexto = { uno: AjustesDelColegio['textos'][number]; alCambiar: Props['alCambiar'] };

const Texto = ({ uno, alCambiar }: PropsDeTexto) => (
  <Group justify="space-between" wrap="nowrap">
    <div>
      <Text fw={600}>{uno.nombre}</Text>
      <Text>{uno.texto === '' ? 'Sin texto.' : uno.texto}</Text>
      {uno.texto !== uno.de_entrada && <Text size="sm">Es del Colegio: no es el que vino con el programa.</Text>}
    </div>
    <Accion de={uno.nombre} alPresionar={() => alCambiar(crearCambioDeTexto(uno))}>
      Cambiar
    </Accion>
  </Group>
);

const Doblados = ({ titulo, children }: { titulo: string; children: ReactNode }) => (
  <details>
    <Text component="summary" style={{ cursor: 'pointer' }}>
      {titulo}
    </Text>
    <Stack gap="sm" mt="sm">
      {children}
    </Stack>
  </details>
);

const contarTextos = ({ length }: { length: number }): string => `${length} ${length === 1 ? 'texto' : 'textos'}`;

/** What every letter and paper says, at sight; what each says, folded: they are many, and seldom changed. */
export const Textos = ({ ajustes: { textos }, alCambiar }: Props) => {
  const comunes = textos.filter(({ clave }) => esClaveDeTexto(clave) && esTextoComun(clave));
  const leyendas = textos.filter(({ clave }) => esClaveDeTexto(clave) && esLeyenda(clave));
  const deCartas = textos.filter((uno) => !comunes.includes(uno) && !leyendas.includes(uno));
  const enLista = (algunos: typeof textos) =>
    algunos.map((uno) => <Texto key={uno.clave} uno={uno} alCambiar={alCambiar} />);
  return (
    <Stack gap="sm">
      {enLista(comunes)}
      <Doblados titulo={`Leyenda de cada papel (${contarTextos(leyendas)})`}>{enLista(leyendas)}</Doblados>
      <Doblados titulo={`Asunto y motivo de cada carta (${contarTextos(deCartas)})`}>{enLista(deCartas)}</Doblados>
    </Stack>
  );
};
