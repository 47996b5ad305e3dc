import type { AjustesDelColegio } from '@colega/contract/colegio';
import { type Evento, esUrgente, ladoDe } from '@colega/domain/avisos';
import { esClaveDeTexto, esFirma, esLeyenda, esTextoComun } from '@colega/domain/colegio';
import { Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Accion } from '../../ui/seccion.tsx';
import type { Ajuste } from './ajuste.ts';
import { crearCambioDeTexto, type TextoDelColegio } from './cambio-de-texto.ts';

type Props = { ajustes: AjustesDelColegio; alCambiar: (ajuste: Ajuste) => void };
type PropsDeTextos = { textos: readonly TextoDelColegio[]; alCambiar: Props['alCambiar'] };

const esPropio = ({ texto, de_entrada }: TextoDelColegio): boolean => texto !== de_entrada;

const EnLista = ({ textos, alCambiar }: PropsDeTextos) =>
  textos.map((uno) => (
    <Group key={uno.clave} justify="space-between" align="flex-start" gap="xs">
      <div style={{ flex: '1 1 16rem', minWidth: 0 }}>
        <Text fw={600}>{uno.carta?.parte ?? uno.nombre}</Text>
        <Text style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {uno.texto === '' ? 'Sin texto.' : uno.texto}
        </Text>
        {esPropio(uno) && <Text size="sm">Es del Colegio: no es el que vino con el programa.</Text>}
      </div>
      <Accion de={uno.nombre} alPresionar={() => alCambiar(crearCambioDeTexto(uno))}>
        Cambiar
      </Accion>
    </Group>
  ));

const Doblados = ({ titulo, children }: { titulo: string; children: ReactNode }) => (
  <details>
    <Text component="summary" style={{ cursor: 'pointer' }}>
      {titulo}
    </Text>
    <Stack gap="sm" mt="sm" pl="md">
      {children}
    </Stack>
  </details>
);

const contar = (cuantos: number, una: string, varias: string): string => `${cuantos} ${cuantos === 1 ? una : varias}`;

const GRUPOS: readonly { titulo: string; son: (evento: Evento) => boolean }[] = [
  { titulo: 'Cartas de la cuenta de cada uno', son: esUrgente },
  { titulo: 'Cartas a los matriculados', son: (evento) => !esUrgente(evento) && ladoDe(evento) === 'matriculado' },
  { titulo: 'Cartas a quien trabaja en el Colegio', son: (evento) => ladoDe(evento) === 'colegio' },
];

/** Each letter of a group, folded, with all that it says. */
const Cartas = ({ textos, alCambiar }: PropsDeTextos) => {
  const nombres = new Map(textos.flatMap(({ carta }) => (carta ? [[carta.evento, carta.nombre] as const] : [])));
  return GRUPOS.map(({ titulo, son }) => {
    const suyas = [...nombres].filter(([evento]) => son(evento));
    if (suyas.length === 0) return null;
    return (
      <Doblados key={titulo} titulo={`${titulo} (${contar(suyas.length, 'carta', 'cartas')})`}>
        {suyas.map(([evento, nombre]) => {
          const deEsta = textos.filter(({ carta }) => carta?.evento === evento);
          return (
            <Doblados key={evento} titulo={deEsta.some(esPropio) ? `${nombre} (cambiada por el Colegio)` : nombre}>
              <EnLista textos={deEsta} alCambiar={alCambiar} />
            </Doblados>
          );
        })}
      </Doblados>
    );
  });
};

/** What every letter and paper says, at sight; what each says, folded: they are many, and seldom changed. */
export const Textos = ({ ajustes: { textos }, alCambiar }: Props) => {
  const comunes = textos.filter(({ clave }) => esClaveDeTexto(clave) && esTextoComun(clave));
  const leyendas = textos.filter(({ clave }) => esClaveDeTexto(clave) && esLeyenda(clave));
  const firmas = textos.filter(({ clave }) => esFirma(clave));
  return (
    <Stack gap="sm">
      <EnLista textos={comunes} alCambiar={alCambiar} />
      <Doblados titulo={`Leyenda de cada papel (${contar(leyendas.length, 'texto', 'textos')})`}>
        <EnLista textos={leyendas} alCambiar={alCambiar} />
      </Doblados>
      <Doblados titulo={`Quién firma cada papel (${contar(firmas.length, 'texto', 'textos')})`}>
        <EnLista textos={firmas} alCambiar={alCambiar} />
      </Doblados>
      <Cartas textos={textos} alCambiar={alCambiar} />
    </Stack>
  );
};
