import { Textarea, type TextareaProps } from '@mantine/core';
import classes from './area-de-texto.module.css';

type Props = Omit<TextareaProps, 'autosize' | 'rows' | 'minRows' | 'maxRows' | 'style' | 'classNames'> & {
  lineas: number;
  maximo?: number;
};

/** Where the browser makes a box as tall as its text, nothing is measured when a form is opened. */
const CRECE_SOLA = globalThis.CSS?.supports?.('field-sizing', 'content') === true;

const SIN_MAXIMO = 10_000;

/** A box for a text, as tall as what is in it: between `lineas` and `maximo` lines. */
export const AreaDeTexto = ({ lineas, maximo, ...props }: Props) => {
  if (!CRECE_SOLA) return <Textarea {...props} autosize minRows={lineas} {...(maximo && { maxRows: maximo })} />;
  const alto = { '--lineas': lineas, '--maximo': maximo ?? SIN_MAXIMO };
  return <Textarea {...props} style={alto} classNames={{ input: classes.crece ?? '' }} />;
};
