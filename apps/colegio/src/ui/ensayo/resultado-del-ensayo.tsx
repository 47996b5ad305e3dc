import { type Ensayo, MOTIVOS_DE_ENSAYO_EN_PALABRAS, type ResultadoDeEnsayo } from '@colega/contract/honorarios';
import { List, Stack, Text, Title } from '@mantine/core';
import { Grafico } from '../grafico/grafico.tsx';
import { Archivos } from './archivos.tsx';
import { LosQueMasCambian } from './los-que-mas-cambian.tsx';
import { contarResultado, contratos, formatCantidad, NOMBRES_DE_TRAMOS, PALABRAS } from './palabras.ts';
import { Partes } from './partes.tsx';
import { SinNadaQueComparar } from './sin-nada-que-comparar.tsx';
import type { UsoDeEnsayo } from './use-ensayo.ts';

type Props = { ensayo: Ensayo; resultado: ResultadoDeEnsayo; uso: UsoDeEnsayo; soloTotales: boolean };

export const ResultadoDelEnsayo = ({ ensayo, resultado, uso, soloTotales }: Props) => {
  const { comparados, alcanza, sin_ensayar, rubros, partes, mayores } = resultado;
  const { nuevo, sinCalcular, partes: dePartes } = PALABRAS[ensayo.de];
  const sinNada = resultado.contratos > 0 && comparados.contratos + alcanza.contratos === 0;
  return (
    <Stack gap="lg">
      <Stack gap={4}>
        {contarResultado(ensayo, resultado).map((frase) => (
          <Text key={frase}>{frase}</Text>
        ))}
      </Stack>
      {sin_ensayar.length > 0 && <SinCalcular sinEnsayar={sin_ensayar} que={sinCalcular} />}
      {sinNada && ensayo.de === 'arancel' && <SinNadaQueComparar sinEnsayar={sin_ensayar} />}
      {comparados.contratos > 0 && (
        <>
          <Grafico
            titulo="Cuántos contratos cambian, y cuánto"
            forma="barras"
            datos={distribucionDe(ensayo, resultado)}
          />
          <Parte titulo="Por rubro">
            <Partes nombre="Por rubro" rotulo="Rubro" nuevo={nuevo} partes={rubros} />
          </Parte>
          <Parte titulo={dePartes.titulo}>
            <Text c="dimmed">{dePartes.aclaracion}</Text>
            <Partes nombre={dePartes.titulo} rotulo={dePartes.rotulo} nuevo={nuevo} partes={partes} />
          </Parte>
        </>
      )}
      {mayores.length > 0 && (
        <Parte titulo={mayores.length === 1 ? 'El que más cambia' : `Los ${mayores.length} que más cambian`}>
          <LosQueMasCambian ensayo={ensayo} mayores={mayores} />
        </Parte>
      )}
      {resultado.contratos > 0 && (
        <Parte titulo="Todos, uno por uno">
          {soloTotales ? (
            <Text c="dimmed">Los ve quien trabaja para todo el Colegio: hay contratos de otros distritos.</Text>
          ) : (
            <Archivos ensayo={ensayo} uso={uso} />
          )}
        </Parte>
      )}
    </Stack>
  );
};

const Parte = ({ titulo, children }: { titulo: string; children: React.ReactNode }) => (
  <Stack gap="xs">
    <Title order={3} size="h5">
      {titulo}
    </Title>
    {children}
  </Stack>
);

type DeSinCalcular = { sinEnsayar: ResultadoDeEnsayo['sin_ensayar']; que: readonly [string, string] };

const SinCalcular = ({ sinEnsayar, que: [uno, varios] }: DeSinCalcular) => {
  const cuantos = sinEnsayar.reduce((suma, { contratos: suyos }) => suma + suyos, 0);
  return (
    <div>
      <Text>
        {contratos(cuantos)} {cuantos === 1 ? uno : varios}:
      </Text>
      <List>
        {sinEnsayar.map(({ motivo, contratos: suyos }) => (
          <List.Item key={motivo}>
            {MOTIVOS_DE_ENSAYO_EN_PALABRAS[motivo]}: {formatCantidad(suyos)}.
          </List.Item>
        ))}
      </List>
    </div>
  );
};

/** From the first that somebody is in to the last: what is empty at the ends says nothing. */
const distribucionDe = ({ de }: Ensayo, { tramos }: ResultadoDeEnsayo) => {
  const primero = tramos.findIndex(({ contratos: cuantos }) => cuantos > 0);
  const ultimo = tramos.findLastIndex(({ contratos: cuantos }) => cuantos > 0);
  const vistos = tramos.slice(primero, ultimo + 1);
  return {
    rotulo: PALABRAS[de].variacion,
    categorias: vistos.map(({ tramo }) => NOMBRES_DE_TRAMOS[tramo]),
    series: [{ nombre: 'Contratos', valores: vistos.map(({ contratos: cuantos }) => cuantos) }],
    format: formatCantidad,
  };
};
