import type { OpcionesDeCaja } from '@colega/contract/dinero';
import { textoDelColegio } from '@colega/contract/mensajes';
import { bancosDelDia, validarBancoDelDia } from '@colega/domain/colegio';
import { type MedioDeCaja, PIDE_EL_MEDIO } from '@colega/domain/dinero';
import { useHoy } from '@colega/web-kit/ui/datos/use-hoy.ts';
import { MontoInput } from '@colega/web-kit/ui/entradas/monto-input.tsx';
import { SelectSimple } from '@colega/web-kit/ui/entradas/select-simple.tsx';
import { Button, Card, Group, NativeSelect, SimpleGrid, Stack, TextInput, VisuallyHidden } from '@mantine/core';
import { escritoDe } from './cobro-en-curso.ts';
import type { Caja } from './use-caja.ts';

const NUMERO: Readonly<Record<MedioDeCaja, string>> = {
  caja: '',
  transferencia: 'Número de la transferencia',
  cheque: 'Número del cheque',
  tarjeta: 'Número del cupón de la tarjeta',
};

type Props = { caja: Caja; opciones: OpcionesDeCaja };

export const PagosDeLaCaja = ({ caja, opciones }: Props) => {
  const { cobro, agregarPago } = caja;
  return (
    <Stack gap="sm" component="fieldset" style={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
      <VisuallyHidden component="legend">Con qué se paga</VisuallyHidden>
      {cobro.pagos.map(({ clave }, i) => (
        <Pago key={clave} caja={caja} lugar={i} opciones={opciones} />
      ))}
      <Group>
        <Button variant="default" onClick={agregarPago}>
          Agregar otro pago
        </Button>
      </Group>
    </Stack>
  );
};

const Pago = ({ caja, lugar, opciones: { medios, bancos } }: Props & { lugar: number }) => {
  const { cobro, errores, cambiarPago, quitarPago } = caja;
  const hoy = useHoy();
  const pago = cobro.pagos[lugar];
  if (!pago) return null;
  const { clave, medio, banco, banco_emisor, comprobante } = pago;
  const pide = PIDE_EL_MEDIO[medio];
  const cual = `pago ${lugar + 1}`;
  const dia = cobro.fecha ?? hoy;
  const [otroDia] = banco === '' ? [] : validarBancoDelDia(bancos, banco, dia);
  const error = (dato: string) => errores[`pagos.${lugar}.${dato}`];
  return (
    <Card padding="sm" component="section" aria-label={`Pago ${lugar + 1}`}>
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 4 }} spacing="sm">
        <NativeSelect
          label="Medio"
          aria-label={`Medio del ${cual}`}
          value={medio}
          data={medios.map(({ key, nombre }) => ({ value: key, label: nombre }))}
          onChange={({ currentTarget: { value } }) => cambiarPago(clave, { medio: value as MedioDeCaja })}
          error={error('medio')}
        />
        <MontoInput
          label={medio === 'caja' ? 'Cuánto entrega' : 'Importe'}
          aria-label={`Importe del ${cual}`}
          value={escritoDe(cobro, lugar)}
          alCambiar={(importe) => {
            if (importe !== escritoDe(cobro, lugar)) cambiarPago(clave, { importe, tocado: true });
          }}
          error={error('importe')}
        />
        {pide.includes('banco') && (
          <SelectSimple
            label="Entró en"
            aria-label={`Banco del ${cual}`}
            value={banco}
            alElegir={(valor) => cambiarPago(clave, { banco: valor })}
            opciones={bancosDelDia(bancos, dia, banco).map(({ clave: valor, nombre }) => ({
              value: valor,
              label: nombre,
            }))}
            error={otroDia ? textoDelColegio(otroDia) : error('banco')}
            required
          />
        )}
        {pide.includes('banco_emisor') && (
          <TextInput
            label="Banco del cheque"
            aria-label={`Banco del cheque del ${cual}`}
            value={banco_emisor}
            onChange={({ currentTarget: { value } }) => cambiarPago(clave, { banco_emisor: value })}
            maxLength={60}
            error={error('banco_emisor')}
            required
          />
        )}
        {pide.includes('comprobante') && (
          <TextInput
            label={NUMERO[medio]}
            aria-label={`Número del ${cual}`}
            value={comprobante}
            onChange={({ currentTarget: { value } }) => cambiarPago(clave, { comprobante: value })}
            maxLength={60}
            autoComplete="off"
            error={error('comprobante')}
            required
          />
        )}
      </SimpleGrid>
      {cobro.pagos.length > 1 && (
        <Group justify="flex-end" mt="xs">
          <Button
            variant="subtle"
            size="compact-md"
            mih={36}
            onClick={() => quitarPago(clave)}
            aria-label={`Quitar el ${cual}`}
          >
            Quitar
          </Button>
        </Group>
      )}
    </Card>
  );
};
