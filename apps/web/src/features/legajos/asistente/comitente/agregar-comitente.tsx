import { mensajes, texto } from '@colega/contract/mensajes';
import { rutasDeReferencias } from '@colega/contract/referencias';
import { agregarComitente, escribirCuit, validarCuitNuevo } from '@colega/domain/legajos';
import { Card, Flex, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { sinRedEnElAsistente } from '../../../../form/wizard/con-lo-cargado.ts';
import { useCampos } from '../../../../form/wizard/contexto-de-campos.ts';
import { esFallaDeRed, esperaPedida } from '../../../../lib/api/error-de-api.ts';
import { llamar } from '../../../../lib/api/llamar.ts';
import { BotonDeAccion } from '../../../../ui/boton-de-accion.tsx';
import { CuitInput } from '../../../../ui/cuit-input.tsx';
import { Icono } from '../../../../ui/icono.tsx';
import { useLegajo } from '../contexto-del-legajo.ts';

/** A CUIT, and Agregar or Enter: it is looked up before it is listed (AUT-049, 056..058). */
export const AgregarComitente = () => {
  const { borrador, cambiar } = useLegajo();
  const { errorEn } = useCampos();
  const [cuit, setCuit] = useState(borrador.cuit_por_agregar ?? '');
  const [error, setError] = useState<string | null>(null);
  const [buscando, setBuscando] = useState(false);
  const [agregado, setAgregado] = useState('');
  // with nothing typed, the field and the summary of the step say the same
  const delPaso = errorEn('comitentes');

  const escribir = (valor: string) => {
    setCuit(valor);
    setError(null);
    cambiar((b) => escribirCuit(b, valor));
  };
  /** It was tried: what is wrong with it is said, and the file goes on without it. */
  const negar = (mensaje: string) => {
    setError(mensaje);
    cambiar((b) => escribirCuit(b, ''));
  };

  const agregar = async () => {
    if (buscando) return;
    const [problema] = validarCuitNuevo(
      cuit,
      borrador.comitentes.map((comitente) => comitente.cuit),
    );
    if (problema) return negar(texto(problema));
    setBuscando(true);
    setError(null);
    try {
      const encontrado = await llamar(rutasDeReferencias.cuit, { params: { cuit } });
      cambiar((b) =>
        escribirCuit(b.comitentes.some((otro) => otro.cuit === cuit) ? b : agregarComitente(b, encontrado), ''),
      );
      setAgregado(`${encontrado.apellido_nombre} agregado`);
      setCuit('');
    } catch (falla) {
      // ERR-004, AUT-058
      negar(esFallaDeRed(falla) ? sinRedEnElAsistente() : (esperaPedida(falla) ?? mensajes.cuit_no_validado));
    } finally {
      setBuscando(false);
    }
  };

  return (
    <Card>
      {/* where the summary leads when there is none */}
      <Flex gap="sm" direction={{ base: 'column', sm: 'row' }} align={{ base: 'stretch', sm: 'flex-start' }}>
        <CuitInput
          id="comitentes"
          label="CUIT del comitente"
          description="11 o 12 dígitos, con o sin guiones"
          required
          flex={1}
          maw={{ sm: 420 }}
          value={cuit}
          alCambiar={escribir}
          onKeyDown={(evento) => {
            if (evento.key !== 'Enter') return;
            evento.preventDefault();
            void agregar();
          }}
          error={(cuit === '' ? delPaso : undefined) ?? error ?? delPaso}
        />
        <BotonDeAccion
          alPresionar={agregar}
          trabajando={buscando}
          ocupado="Buscando…"
          leftSection={<Icono nombre="mas" />}
          mt={{ base: 0, sm: 52 }}
        >
          Agregar
        </BotonDeAccion>
      </Flex>
      <VisuallyHidden role="status">{agregado}</VisuallyHidden>
    </Card>
  );
};
