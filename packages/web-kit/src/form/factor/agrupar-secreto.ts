export const agruparSecreto = (secreto: string): string => secreto.replace(/.{4}(?=.)/g, '$& ');
