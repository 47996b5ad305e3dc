import type { RendicionEntera } from '@colega/contract/dinero';
import { formatFecha } from '@colega/domain/fechas';
import { Decimal, formatImporte, importe } from '@colega/domain/importes';
import { SimpleGrid, Stack, Text } from '@mantine/core';
import { CeldaDeImporte } from '../../../ui/importe.tsx';
import { TablaDeLaMesa } from '../../../ui/tabla-de-la-mesa.tsx';
import { decirAcordado } from '../decir-acordado.ts';

const COLUMNAS = [
  ['Se deposita el', '15%'],
  ['Cobrado', '16%'],
  ['Comisión que dice', '20%'],
  ['Llegó al banco', '17%'],
  ['Diferencia', '16%'],
  ['De más', '16%'],
] as const;

const Figura = ({ nombre, valor }: { nombre: string; valor: string }) => (
  <div>
    <Text size="sm" c="dimmed">
      {nombre}
    </Text>
    <Text fw={700}>{valor}</Text>
  </div>
);

type Deposito = RendicionEntera['depositos'][number];

const FilaDeDeposito = ({ dia, cobrado, comision, depositado, diferencia, de_mas, no_llego }: Deposito) => (
  <tr>
    <th scope="row">{formatFecha(dia)}</th>
    <CeldaDeImporte rotulo="Cobrado" valor={cobrado} />
    <CeldaDeImporte rotulo="Comisión" valor={comision} />
    {no_llego ? <td data-rotulo="Llegó">No llegó</td> : <CeldaDeImporte rotulo="Llegó" valor={depositado} />}
    <CeldaDeImporte rotulo="Diferencia" valor={diferencia} />
    <CeldaDeImporte rotulo="De más" valor={de_mas} />
  </tr>
);

const Nota = ({ children }: { children: string }) => (
  <Text size="sm" c="dimmed">
    {children}
  </Text>
);

/** What was collected, what its collector kept, and what reached the bank. */
export const Figuras = ({ rendicion }: { rendicion: RendicionEntera }) => {
  const { cobrado, comisiones, renglones, emparejados, repetidos, depositos, acordados } = rendicion;
  return (
    <Stack gap="md">
      <SimpleGrid cols={{ base: 2, sm: 3, lg: 6 }}>
        <Figura nombre="Cobrado" valor={formatImporte(cobrado)} />
        <Figura nombre="Comisiones" valor={formatImporte(comisiones)} />
        <Figura nombre="Neto" valor={formatImporte(importe(new Decimal(cobrado).minus(comisiones)))} />
        <Figura nombre="Renglones" valor={renglones.toLocaleString('es-AR')} />
        <Figura nombre="Con su pago" valor={emparejados.toLocaleString('es-AR')} />
        <Figura nombre="Ya leídos antes" valor={repetidos.toLocaleString('es-AR')} />
      </SimpleGrid>
      {depositos.length > 0 && (
        <TablaDeLaMesa nombre="Depósitos" columnas={COLUMNAS} actualizando={false}>
          {depositos.map((deposito) => (
            <FilaDeDeposito key={deposito.dia} {...deposito} />
          ))}
        </TablaDeLaMesa>
      )}
      {depositos.some(({ depositado, no_llego }) => depositado === null && !no_llego) && (
        <Nota>Lo que llegó al banco se sabe cuando se lee el archivo del banco de esos días.</Nota>
      )}
      {depositos.length > 0 && (
        <Nota>
          {`La diferencia es lo que el cobrador se quedó sin decirlo. De más es lo que se quedó por encima de lo que se acordó con él para el día de cada cobro: ${acordados.map(decirAcordado).join('; después, ')}.`}
        </Nota>
      )}
      {depositos.some(({ no_llego }) => no_llego) && (
        <Nota>El banco ya informó los días en que tenía que llegar lo que no llegó: reclamáselo al cobrador.</Nota>
      )}
    </Stack>
  );
};
