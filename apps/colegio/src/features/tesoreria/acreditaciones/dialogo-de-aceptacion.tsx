import { type DiaDeCobrador, rutasDeAcreditaciones } from '@colega/contract/dinero';
import { mensajes } from '@colega/contract/mensajes';
import { formatFecha } from '@colega/domain/fechas';
import { formatImporte, sumar } from '@colega/domain/importes';
import { ErrorDeApi, explicarFalla } from '@colega/web-kit/lib/api/error-de-api.ts';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import { useIntento } from '@colega/web-kit/lib/api/use-intento.ts';
import { avisarExito } from '@colega/web-kit/ui/avisos/avisos.tsx';
import { Checkbox, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { DialogoConFormulario } from '../../../ui/dialogo-con-formulario.tsx';
import { decirDeMas, SIN_ACORDAR } from './tabla-de-dias.tsx';

type Props = {
  dias: readonly DiaDeCobrador[];
  alCerrar: () => void;
  /** They are others by now. */
  alCambiar: () => void;
  alHacerse: () => void;
};

const claveDe = ({ cobrador, dia }: DiaDeCobrador): string => `${cobrador.clave} ${dia}`;
const suma = (dias: readonly DiaDeCobrador[], de: 'cobrado' | 'depositado' | 'comision'): string =>
  formatImporte(sumar(dias.map((dia) => dia[de] ?? '0.00')));

/** Several days in one act, with what it writes in the ledger. One whose fee is not what was agreed, or of which nothing was, is chosen by whoever looked at it. */
export const DialogoDeAceptacion = ({ dias, alCerrar, alCambiar, alHacerse }: Props) => {
  const { claveDe: claveDeIntento } = useIntento();
  const [elegidos, setElegidos] = useState<ReadonlySet<string>>(
    () => new Set(dias.filter(({ de_mas }) => de_mas !== null && Number(de_mas) === 0).map(claveDe)),
  );
  const [falla, setFalla] = useState<string | null>(null);
  const [trabajando, setTrabajando] = useState(false);
  const suyos = dias.filter((dia) => elegidos.has(claveDe(dia)));
  const cambiar = (clave: string, elegido: boolean): void =>
    setElegidos((antes) => new Set([...antes].filter((una) => una !== clave).concat(elegido ? [clave] : [])));
  const aceptar = async (): Promise<void> => {
    if (trabajando || suyos.length === 0) return;
    setTrabajando(true);
    setFalla(null);
    const body = {
      dias: suyos.map(({ cobrador, dia, cobrado, depositado }) => ({
        ...{ cobrador: cobrador.clave, dia, cobrado, depositado: depositado ?? '0.00' },
      })),
    };
    try {
      const idempotencyKey = claveDeIntento(body);
      avisarExito((await llamar(rutasDeAcreditaciones.aceptarDepositos, { body }, { idempotencyKey })).message);
      alHacerse();
    } catch (causa) {
      setFalla(explicarFalla(causa, mensajes.error_de_comunicacion));
      setTrabajando(false);
      if (causa instanceof ErrorDeApi && causa.status === 409) alCambiar();
    }
  };
  return (
    <DialogoConFormulario
      falla={falla}
      titulo="Aceptar lo que llegó"
      confirmar={suyos.length === 1 ? 'Aceptar 1 día' : `Aceptar ${suyos.length} días`}
      confirmando="Anotando…"
      peligroso={false}
      trabajando={trabajando}
      puedeConfirmar={suyos.length > 0}
      conFoco="confirmar"
      size="lg"
      alEnviar={() => void aceptar()}
      alCancelar={alCerrar}
    >
      <Stack gap="xs" component="fieldset" style={{ border: 0, padding: 0, margin: 0 }}>
        <legend>Qué días</legend>
        {dias.map((dia) => (
          <Checkbox
            key={claveDe(dia)}
            label={`${dia.cobrador.nombre}, ${formatFecha(dia.dia)}: llegaron ${formatImporte(dia.depositado ?? '0.00')} de ${formatImporte(dia.cobrado)}`}
            description={dia.de_mas === null ? SIN_ACORDAR : decirDeMas(dia.de_mas)}
            checked={elegidos.has(claveDe(dia))}
            onChange={({ currentTarget }) => cambiar(claveDe(dia), currentTarget.checked)}
          />
        ))}
      </Stack>
      <Text>
        {`En el libro: entran al banco ${suma(suyos, 'depositado')}, son comisiones ${suma(suyos, 'comision')}, y salen de lo que los cobradores tenían por acreditar ${suma(suyos, 'cobrado')}.`}
      </Text>
    </DialogoConFormulario>
  );
};
