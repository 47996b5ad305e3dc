import { agregarComitente, agregarProvisorio, escribirCuit } from '@colega/asistentes/legajos';
import { texto } from '@colega/contract/mensajes';
import { esCuitValido, formatCuit } from '@colega/domain/identificadores';
import { validarCuitNuevo } from '@colega/domain/legajos';
import { useErrorEn } from '@colega/web-kit/form/use-campo.ts';
import { BotonDeAccion } from '@colega/web-kit/ui/botones/boton-de-accion.tsx';
import { useEspera, useMotivo } from '@colega/web-kit/ui/entradas/contexto-de-formulario.ts';
import { CuitInput } from '@colega/web-kit/ui/entradas/cuit-input.tsx';
import { Icono } from '@colega/web-kit/ui/signos/icono.tsx';
import { Button, Card, Flex, Group, Text, VisuallyHidden } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLegajo } from '../asistente/contexto-del-legajo.ts';
import { useConsultaAlPadron } from './use-consulta-al-padron.ts';

/** S-854: with its last digit it is looked up by itself; one of 12 digits has no check digit, and waits for the press. */
const esCuitCompleto = (cuit: string): boolean => cuit.length === 11 && esCuitValido(cuit);

/** A digit more, or one taken off. */
const esElMismoEnCamino = (antes: string, ahora: string): boolean =>
  ahora.startsWith(antes) || (antes.startsWith(ahora) && ahora.length === antes.length - 1);

/** AUT-049, AUT-056..058: a CUIT is looked up before it is listed. */
export const AgregarComitente = () => {
  const { borrador, cambiar } = useLegajo();
  const errorEn = useErrorEn();
  const [cuit, setCuit] = useState(borrador.cuit_por_agregar ?? '');
  const escrito = useRef(cuit);
  const [error, setError] = useState<string | null>(null);
  const [agregado, setAgregado] = useState('');
  const porSiSolo = useRef(false);
  const [callado, setCallado] = useState('');
  const esperarlo = useEspera('comitentes');
  const { estado, consultar, olvidar, cortar } = useConsultaAlPadron();
  const buscando = estado === 'consultando' || estado === 'tarda';
  const delPaso = errorEn('comitentes');

  // added from the known ones meanwhile
  const yaEsta = callado !== '' && borrador.comitentes.some((otro) => otro.cuit === callado);
  const seAgregoPorOtroLado = useEffectEvent(() => {
    escribir('');
    olvidar();
  });
  useEffect(() => {
    if (yaEsta) seAgregoPorOtroLado();
  }, [yaEsta]);

  const dicho = (cuit === '' ? delPaso : undefined) ?? error ?? delPaso;
  useMotivo('comitentes', cuit === '' ? null : error);

  const escribir = (valor: string) => {
    if (valor === cuit) return;
    const loCorrige = porSiSolo.current && esElMismoEnCamino(cuit, valor);
    escrito.current = valor;
    setCuit(valor);
    setError(null);
    setAgregado('');
    setCallado('');
    if (loCorrige) cortar();
    else if (!buscando) olvidar();
    cambiar((b) => escribirCuit(b, valor));
    if (esCuitCompleto(valor) && (loCorrige || !buscando)) esperarlo(agregar(valor, true));
  };
  const negar = (mensaje: string, queda = false): false => {
    setError(mensaje);
    if (!queda) cambiar((b) => escribirCuit(b, ''));
    return false;
  };

  const presionar = async () => {
    // by habit, after the one that was added by itself
    if (buscando || (cuit === '' && agregado !== '')) return;
    const agregando = agregar(cuit);
    esperarlo(agregando);
    await agregando;
  };

  /** Whether it was added. */
  const agregar = async (cuit: string, solo = false): Promise<boolean> => {
    porSiSolo.current = solo;
    const yaAgregados = borrador.comitentes.map((comitente) => comitente.cuit);
    const [problema] = validarCuitNuevo(cuit, yaAgregados);
    if (problema) return negar(texto(problema));
    setError(null);
    setCallado('');
    const respuesta = await consultar(cuit);
    const sigue = escrito.current === cuit;
    if (!respuesta) return false;
    if ('porque' in respuesta) {
      if (sigue && respuesta.callado) setCallado(cuit);
      return sigue
        ? negar(respuesta.porque, respuesta.callado)
        : negar(`${formatCuit(cuit)}: ${respuesta.porque}`, true);
    }
    const { encontrado } = respuesta;
    cambiar((b) => {
      const conEl = b.comitentes.some((otro) => otro.cuit === cuit) ? b : agregarComitente(b, encontrado);
      return sigue ? escribirCuit(conEl, '') : conEl;
    });
    setAgregado(`${encontrado.apellido_nombre} agregado`);
    if (sigue) {
      escrito.current = '';
      setCuit('');
    } else if (esCuitCompleto(escrito.current)) return agregar(escrito.current, true);
    return sigue;
  };

  const agregarIgual = () => {
    cambiar((b) => escribirCuit(agregarProvisorio(b, callado), ''));
    escrito.current = '';
    setCuit('');
    setError(null);
    setCallado('');
    olvidar();
    setAgregado(`CUIT ${formatCuit(callado)} agregado como provisorio`);
    const suCampo = `comitentes.${borrador.comitentes.length}.apellido`;
    requestAnimationFrame(() => document.getElementById(suCampo)?.focus());
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
            void presionar();
          }}
          error={dicho}
        />
        <BotonDeAccion
          alPresionar={presionar}
          trabajando={buscando}
          ocupado="Buscando…"
          leftSection={<Icono nombre="mas" />}
          mt={{ base: 0, sm: 52 }}
        >
          {estado === 'sin_respuesta' ? 'Reintentar' : 'Agregar'}
        </BotonDeAccion>
      </Flex>
      <Text size="sm" c="dimmed" role="status">
        {TEXTO[estado]}
      </Text>
      {callado !== '' && (
        <Group mt="sm" role="status">
          <Button variant="default" onClick={agregarIgual}>
            Agregarlo como provisorio
          </Button>
          <Text size="sm" c="dimmed">
            Escribís vos su nombre y lo validamos apenas el padrón responda.
          </Text>
        </Group>
      )}
      <VisuallyHidden role="status">{agregado}</VisuallyHidden>
    </Card>
  );
};

const TEXTO = {
  libre: '',
  consultando: '',
  tarda: 'Estamos consultando el padrón. Puede tardar unos segundos; mientras tanto podés seguir cargando.',
  sin_respuesta:
    'El padrón no contestó a tiempo. Reintentá en un momento; lo demás del legajo podés seguir cargándolo.',
} as const;
