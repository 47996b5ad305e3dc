import type { DiaDeCobrador } from '@colega/contract/dinero';
import { formatFecha } from '@colega/domain/fechas';
import { formatImporte } from '@colega/domain/importes';
import { Instante } from '@colega/web-kit/ui/datos/instante.tsx';
import { InsigniaDeEstado } from '@colega/web-kit/ui/signos/insignia-de-estado.tsx';
import { Text } from '@mantine/core';
import { CeldaDeImporte } from '../../../ui/importe.tsx';
import { Accion } from '../../../ui/seccion.tsx';
import { TablaDeLaMesa } from '../../../ui/tabla-de-la-mesa.tsx';

const COLUMNAS = [
  ['Cobrador', '18%'],
  ['Se deposita el', '11%'],
  ['Cobrado', '12%'],
  ['Llegó', '12%'],
  ['Se quedó', '11%'],
  ['Acordado', '11%'],
  ['Qué pasa', '15%'],
  ['Acción', '10%', 'se oye'],
] as const;

type Props = {
  dias: readonly DiaDeCobrador[];
  actualizando: boolean;
  /** Null for whoever only looks. */
  alDeshacer: ((dia: DiaDeCobrador) => void) | null;
};

export const TablaDeDias = ({ dias, actualizando, alDeshacer }: Props) => (
  <TablaDeLaMesa nombre="Depósitos de cobradores" columnas={COLUMNAS} actualizando={actualizando}>
    {dias.map((dia) => (
      <Fila key={`${dia.cobrador.clave} ${dia.dia} ${dia.acreditacion?.id ?? ''}`} dia={dia} alDeshacer={alDeshacer} />
    ))}
  </TablaDeLaMesa>
);

const nombrarDia = ({ cobrador, dia }: DiaDeCobrador): string => `${cobrador.nombre}, ${formatFecha(dia)}`;

const Fila = ({ dia: deEseDia, alDeshacer }: { dia: DiaDeCobrador } & Pick<Props, 'alDeshacer'>) => {
  const { cobrador, dia, cobrado, depositado, comision, acordada, acreditacion } = deEseDia;
  return (
    <tr>
      <th scope="row">{cobrador.nombre}</th>
      <td data-rotulo="Se deposita el">{formatFecha(dia)}</td>
      <CeldaDeImporte rotulo="Cobrado" valor={cobrado} />
      <CeldaDeImporte rotulo="Llegó" valor={depositado} />
      <CeldaDeImporte rotulo="Se quedó" valor={comision} />
      <CeldaDeImporte rotulo="Acordado" valor={acordada} />
      <td data-rotulo="Qué pasa">
        <span>
          <QuePasa dia={deEseDia} />
        </span>
      </td>
      <td>
        {alDeshacer && acreditacion && (
          <Accion alPresionar={() => alDeshacer(deEseDia)} de={nombrarDia(deEseDia)}>
            Deshacer
          </Accion>
        )}
      </td>
    </tr>
  );
};

const ESTADOS = {
  esperado: { tono: 'neutro', texto: 'Se espera' },
  no_llego: { tono: 'aviso', texto: 'No llegó' },
  por_aceptar: { tono: 'aviso', texto: 'Llegó: falta aceptarlo' },
  aceptado: { tono: 'exito', texto: 'Aceptado' },
} as const;

/** Of some of it nothing was agreed: what it kept cannot be compared. */
export const SIN_ACORDAR = 'Nada acordado: miralo';

/** What it kept over what was agreed, or below that; nothing when it is what was agreed. */
export const decirDeMas = (de_mas: string | null): string | null => {
  if (de_mas === null || Number(de_mas) === 0) return null;
  return de_mas.startsWith('-')
    ? `Se quedó ${formatImporte(de_mas.slice(1))} menos que lo acordado`
    : `Se quedó ${formatImporte(de_mas)} más que lo acordado`;
};

const QuePasa = ({ dia: { estado, de_mas, sin_anotar, comision, acordada, acreditacion } }: { dia: DiaDeCobrador }) => {
  const { tono, texto } = ESTADOS[estado];
  const otra = estado === 'por_aceptar' && acordada === null ? SIN_ACORDAR : decirDeMas(de_mas);
  return (
    <>
      <InsigniaDeEstado tono={tono}>{texto}</InsigniaDeEstado>
      {comision?.startsWith('-') ? (
        <Text size="sm">Llegó más que lo cobrado: mirá si alguno de sus depósitos es un cobro.</Text>
      ) : (
        otra && <Text size="sm">{`${otra}.`}</Text>
      )}
      {sin_anotar > 0 && <Text size="sm">{`Su archivo tiene renglones que no están anotados: ${sin_anotar}.`}</Text>}
      {acreditacion && (
        <Text size="sm">
          {`${acreditacion.quien}, `}
          <Instante valor={acreditacion.cuando} />
        </Text>
      )}
    </>
  );
};
