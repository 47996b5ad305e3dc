import { NOMBRE_DE_DIFERENCIA, type RenglonRendido } from '@colega/contract/dinero';
import { formatFecha } from '@colega/domain/fechas';
import { formatImporte } from '@colega/domain/importes';
import { Instante } from '@colega/web-kit/ui/datos/instante.tsx';
import { Anchor, Checkbox, Text } from '@mantine/core';
import { Link } from 'react-router';
import { direccionDeCobranza } from '../../../lib/direcciones.ts';
import { useOperador } from '../../../lib/operador.ts';
import { CeldaDeImporte } from '../../../ui/importe.tsx';
import { Accion } from '../../../ui/seccion.tsx';
import { TablaDeLaMesa } from '../../../ui/tabla-de-la-mesa.tsx';

const COLUMNAS = [
  ['Renglón', '12%'],
  ['Operación', '17%'],
  ['Cupón', '10%'],
  ['Día', '12%'],
  ['Importe', '13%'],
  ['Qué pasa', '24%'],
  ['Acción', '12%', 'se oye'],
] as const;

const TIPOS: Readonly<Record<RenglonRendido['tipo'], string>> = {
  ...{ cobro: 'Cobro', reversa: 'Reversa', deposito: 'Depósito', comision: 'Comisión', salida: 'Salida' },
};
const nombrarRenglon = ({ linea, tipo, operacion_id }: RenglonRendido): string => {
  if (linea !== null) return `${TIPOS[tipo]}, línea ${linea}`;
  return tipo === 'salida' ? `Devolución del pago ${operacion_id}` : `Pago ${operacion_id}`;
};

type Props = {
  nombre: string;
  renglones: readonly RenglonRendido[];
  actualizando: boolean;
  alResolver: ((renglon: RenglonRendido) => void) | null;
  /** Null where it is done with all of them at once, or by whoever may not. */
  alReconocer: ((renglon: RenglonRendido) => void) | null;
  alSerUnCobro: ((renglon: RenglonRendido) => void) | null;
  alDeshacer: ((renglon: RenglonRendido) => void) | null;
  /** Of a payment that its collector undid. */
  alRevertir: ((renglon: RenglonRendido) => void) | null;
  /** Of a bank's: which of those that may be an expense are chosen. */
  eleccion: Eleccion | null;
};
type Eleccion = { elegidos: ReadonlySet<number>; alElegir: (elegidos: ReadonlySet<number>) => void };

export const TablaDeRenglones = ({ nombre, renglones, actualizando, ...actos }: Props) => (
  <TablaDeLaMesa nombre={nombre} columnas={COLUMNAS} actualizando={actualizando}>
    {renglones.map((renglon) => (
      <Fila key={`${renglon.renglon_id} ${renglon.operacion_id}`} renglon={renglon} {...actos} />
    ))}
  </TablaDeLaMesa>
);

type DeFila = { renglon: RenglonRendido } & Omit<Props, 'nombre' | 'renglones' | 'actualizando'>;

const Fila = ({ renglon, eleccion, alResolver, alReconocer, alSerUnCobro, alDeshacer, alRevertir }: DeFila) => {
  const { externo, numero_boleta, dia, importe, comision, diferencia, resuelta, detalle, tipo, deshace } = renglon;
  return (
    <tr>
      <th scope="row">
        {eleccion && renglon.puede_ser_gasto ? <Elegible renglon={renglon} {...eleccion} /> : nombrarRenglon(renglon)}
      </th>
      <td data-rotulo="Operación">
        <span>{externo ?? (detalle || '—')}</span>
      </td>
      <td data-rotulo="Cupón">{numero_boleta || '—'}</td>
      <td data-rotulo="Día">{formatFecha(dia)}</td>
      <CeldaDeImporte rotulo="Importe" valor={importe} />
      <td data-rotulo="Qué pasa">
        <span>
          <QuePasa renglon={renglon} />
          {Number(comision) > 0 && <Text size="sm">{`Comisión: ${formatImporte(comision)}`}</Text>}
          {resuelta && <Text size="sm">{`Resuelta por ${resuelta.quien}: ${resuelta.motivo}`}</Text>}
        </span>
      </td>
      <td>
        {alReconocer && diferencia === 'falta_aca' && !resuelta && tipo === 'cobro' && (
          <Accion alPresionar={() => alReconocer(renglon)} de={nombrarRenglon(renglon)}>
            Dar entrada
          </Accion>
        )}
        {alSerUnCobro && renglon.puede_ser_cobro && (
          <Accion alPresionar={() => alSerUnCobro(renglon)} de={nombrarRenglon(renglon)}>
            Es un cobro
          </Accion>
        )}
        {alDeshacer && renglon.gasto && (
          <Accion alPresionar={() => alDeshacer(renglon)} de={nombrarRenglon(renglon)}>
            Deshacer
          </Accion>
        )}
        {alRevertir && deshace && (
          <Accion alPresionar={() => alRevertir(renglon)} de={nombrarRenglon(renglon)}>
            Deshacer el pago
          </Accion>
        )}
        {alResolver && diferencia && !resuelta && (
          <Accion alPresionar={() => alResolver(renglon)} de={nombrarRenglon(renglon)}>
            {diferencia === 'deposito_sin_cobros' ? 'No es nuestro' : 'Resolver'}
          </Accion>
        )}
      </td>
    </tr>
  );
};

const Elegible = ({ renglon, elegidos, alElegir }: { renglon: RenglonRendido } & Eleccion) => {
  const id = renglon.renglon_id ?? 0;
  return (
    <Checkbox
      label={nombrarRenglon(renglon)}
      checked={elegidos.has(id)}
      onChange={({ currentTarget }) =>
        alElegir(new Set(currentTarget.checked ? [...elegidos, id] : [...elegidos].filter((otro) => otro !== id)))
      }
    />
  );
};

const QuePasa = ({ renglon }: { renglon: RenglonRendido }) => {
  const { diferencia, aca, cobranza_id, deposito_id, tipo, parecido, deposita, gasto } = renglon;
  const vePagos = useOperador().permisos.includes('cuentas.ver');
  if (diferencia === null) {
    if (gasto)
      return (
        <>
          {`${gasto.clase === 'interes' ? 'Interés a favor' : 'Gasto del banco'}, en el libro: ${gasto.quien}, `}
          <Instante valor={gasto.cuando} />
        </>
      );
    if (cobranza_id !== null)
      return (
        <>
          {'Entró sin su cupón: '}
          {vePagos ? (
            <Anchor component={Link} to={direccionDeCobranza(cobranza_id)}>{`cobranza ${cobranza_id}`}</Anchor>
          ) : (
            `cobranza ${cobranza_id}`
          )}
        </>
      );
    if (deposito_id !== null) return `Depósito anotado${aca ? ` del ${formatFecha(aca.dia)}` : ''}: coincide`;
    if (tipo === 'deposito') return `Depósito de ${deposita ?? 'un cobrador'}`;
    return aca ? 'Coincide' : 'Ya estaba en otro archivo, o coincide';
  }
  const detalle =
    diferencia === 'otro_importe' && aca
      ? `acá, ${formatImporte(aca.importe)}`
      : diferencia === 'otra_fecha' && aca
        ? `acá, ${formatFecha(aca.dia)}`
        : diferencia === 'otro_cupon' && aca
          ? `acá, el N.º ${aca.numero_boleta}`
          : '';
  return (
    <>
      <b>{NOMBRE_DE_DIFERENCIA[diferencia]}</b>
      {detalle && `: ${detalle}`}
      {parecido && (
        <Text size="sm">{`Puede ser el pago con el número ${parecido.externo}, del ${formatFecha(parecido.dia)}.`}</Text>
      )}
    </>
  );
};
