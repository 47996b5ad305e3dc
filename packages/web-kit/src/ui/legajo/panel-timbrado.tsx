import type { Legajo } from '@colega/contract/legajos';
import { mensajes } from '@colega/contract/mensajes';
import { diasEntre, formatFecha } from '@colega/domain/fechas';
import { formatImporte } from '@colega/domain/importes';
import { Progress, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Codigo } from '../datos/codigo.tsx';
import { ListaDeRenglones, Renglon } from '../listas/lista-de-renglones.tsx';
import { type EstadoDeCargo, PanelDeCargo } from './panel-de-cargo.tsx';
import { PlazoAlConfirmar } from './plazo-al-confirmar.tsx';

type Estado = Legajo['estado_timbrado'];

/** OPN-078, OPN-079. */
const ESTADOS: Readonly<Record<Estado['tipo'], EstadoDeCargo & { texto?: string }>> = {
  no_requerido: { insignia: 'NO REQUERIDO', tono: 'exito', texto: 'El legajo tiene franquicia: no se timbra.' },
  nada_por_pagar: {
    ...{ insignia: 'NADA POR PAGAR', tono: 'exito' },
    texto: 'Vino del sistema anterior sin nada por pagar de timbrado.',
  },
  sin_cobro: {
    ...{ insignia: 'NO SE COBRA', tono: 'exito' },
    texto: 'En la fecha del contrato, el Colegio no cobra timbrado: acá no hay nada que pagar.',
  },
  externo: { insignia: 'TIMBRADO EXTERNO', tono: 'exito', texto: 'El contrato vigente se timbró fuera del Colegio.' },
  interno: { insignia: 'PAGADO', tono: 'exito', texto: 'El contrato vigente está timbrado.' },
  pago: { insignia: 'PAGADO', tono: 'exito', texto: 'El cupón está pago: resta que el Colegio timbre el contrato.' },
  sin_confirmar: { insignia: 'PENDIENTE', tono: 'neutro', texto: 'Se timbra una vez confirmado el legajo.' },
  pendiente: { insignia: 'PENDIENTE', tono: 'aviso' },
  adeudado: {
    ...{ insignia: 'PENDIENTE', tono: 'aviso' },
    texto: 'Vino del sistema anterior con timbrado por pagar: se paga acá, sin plazo.',
  },
  vencido: { insignia: 'VENCIDO', tono: 'peligro' },
};

/** What is stamped is a contract before, which the one in force does not undo (S-1244). */
const selloDeOtro = ({ detalles, detalle_vigente }: Legajo): boolean => {
  const conSello = detalles.filter(({ timbrados }) => timbrados.some(({ anulado }) => !anulado));
  return conSello.length > 0 && conSello.every(({ id }) => id !== detalle_vigente?.id);
};
const DE_OTRO =
  'La última ampliación vino del sistema anterior sin nada por pagar de timbrado; el contrato de antes lo tiene.';

const textoDe = (legajo: Legajo): string | undefined => {
  const { tipo } = legajo.estado_timbrado;
  return (tipo === 'interno' || tipo === 'externo') && selloDeOtro(legajo) ? DE_OTRO : ESTADOS[tipo].texto;
};

/** CEP-003..005, CEP-010. */
export const PanelTimbrado = ({ legajo, cobro }: { legajo: Legajo; cobro?: ReactNode }) => {
  const { estado_timbrado } = legajo;
  const { texto: _, ...estado } = ESTADOS[estado_timbrado.tipo];
  const texto = textoDe(legajo);
  const [original] = legajo.detalles;
  const anulado = legajo.estado_legajo.clave === 'anulado' && !legajo.franquicia;
  return (
    <PanelDeCargo
      legajo={legajo}
      circuito="timbrados"
      id="timbrado"
      titulo="Timbrado"
      queEs="Es el impuesto de sellos del contrato; prepago es pagarlo por el Colegio."
      estado={estado}
      cobro={cobro}
      despues={<Timbrados legajo={legajo} />}
    >
      {texto && <Text>{anulado ? 'El legajo está anulado: no se timbra.' : texto}</Text>}
      <Plazo legajo={legajo} />
      {estado_timbrado.tipo === 'sin_confirmar' && original && <PlazoAlConfirmar detalle={original} />}
    </PanelDeCargo>
  );
};

const Plazo = ({ legajo }: { legajo: Legajo }) => {
  const { estado_timbrado: estado, detalle_vigente, fecha_vencimiento_timbrado_prepago: vence } = legajo;
  if (estado.tipo === 'vencido')
    return (
      <Text c="var(--colega-error)" fw={700}>
        {mensajes.timbrado_plazo_vencido}
      </Text>
    );
  if (estado.tipo !== 'pendiente' || !('dias' in estado) || !detalle_vigente || !vence) return null;
  const total = diasEntre(detalle_vigente.fecha, vence) + 1;
  return (
    <Stack gap={6}>
      <Text>
        <strong>Quedan {estado.dias} días para el pago del timbrado bajo esta modalidad.</strong> Una vez vencido, solo
        lo podrá abonar en ARBA.
      </Text>
      <Progress.Root size="lg">
        <Progress.Section
          value={Math.min(100, (estado.dias / Math.max(1, total)) * 100)}
          color="yellow"
          aria-label="Días que quedan para timbrar"
          aria-valuetext={`${estado.dias} de ${total} días`}
        />
      </Progress.Root>
      <Text size="sm" c="dimmed">
        Hasta el {formatFecha(vence)} inclusive.
      </Text>
    </Stack>
  );
};

const Timbrados = ({ legajo }: { legajo: Legajo }) => {
  const timbrados = legajo.detalles.flatMap((detalle) => detalle.timbrados);
  if (timbrados.length === 0) return null;
  return (
    <ListaDeRenglones etiqueta="Timbrados">
      {timbrados.map(({ id, numero_formateado, tipo, prepago, anulado, fecha, descripcion, importe }) => (
        <Renglon
          key={id}
          que={
            <>
              Timbrado <Codigo>{numero_formateado}</Codigo> · {formatFecha(fecha)}
              {anulado && ' · ANULADO'}
            </>
          }
          detalle={`${descripcion} (${tipo === 'externo' ? 'externo' : prepago ? 'prepago' : 'interno'})`}
          cuanto={formatImporte(importe)}
        />
      ))}
    </ListaDeRenglones>
  );
};
